// The page client: streams, clicks, keys, zoom and pan. It knows no rules.

import "./act";
import "./keys";
import "./letters";
import "./menu";
import "./passkeys";
import "./pan";
import "./point";
import "./replay";
import "./page_buttons";
import "./tabs";
import "./turn";
import { follow } from "./stream";
import { table } from "./page";

document.title = table()?.dataset.title ?? document.title;
follow();
