// A press and its release must meet the same thing: while a button or a finger is down nothing is drawn
// anew, or a click on what has moved in between would be lost, or would hit its neighbour.

const TAP = 60; // milliseconds after a finger has left until its click is told

let down = false;
let ending = 0;
let waiting: (() => void)[] = [];

/** Do this now, or as soon as nothing is pressed. */
export function unpressed(work: () => void): void {
  if (down) waiting.push(work);
  else work();
}

function release(): void {
  down = false;
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}

function end(): void {
  clearTimeout(ending);
  ending = window.setTimeout(release, TAP);
}

document.addEventListener("pointerdown", () => {
  clearTimeout(ending);
  down = true;
}, true);
document.addEventListener("pointerup", end, true);
document.addEventListener("pointercancel", end, true);
addEventListener("blur", end);

// a release outside the window may not be told
document.addEventListener("pointermove", (event) => {
  if (down && !event.buttons) end();
}, true);
