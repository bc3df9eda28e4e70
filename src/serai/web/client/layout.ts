// Which layout a table has, from the size of its window: the first row that fits. It runs before the
// table is painted, and nothing else asks for the window. What a layout looks like is in the sheets.

(() => {
  const LARGEST = 1.3; // so much a great hall grows at most

  function name(width: number, height: number): string {
    if (width >= 560 && height < 500) return "veranda";
    if (width < 600) return height < 740 ? "step" : "phone";
    if (width < 1024 && height >= 700 && height > width) return "porch";
    if (width < 1240) return "court";
    if (height < 700) return "gallery";
    return width >= 1600 && height >= 900 ? "great" : "hall";
  }

  function lay(): void {
    const body = document.body;
    const scale = Math.min(innerWidth / 1366, innerHeight / 768, LARGEST);
    body.dataset.layout = name(innerWidth, innerHeight);
    body.style.setProperty("--u", body.dataset.layout === "great" ? scale.toFixed(3) : "1");
  }

  lay();
  addEventListener("resize", () => {
    lay();
    requestAnimationFrame(lay); // a phone that turns may tell its new height late
  });
})();
