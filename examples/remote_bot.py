"""A bot that joins a table over the network: python remote_bot.py http://127.0.0.1:8000 TABLE-ID"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen


def call(method: str, url: str, body: Any = None, token: str = "") -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = Request(
        url, data, {"Authorization": f"Bearer {token}"} if token else {}, method=method
    )
    with urlopen(request, timeout=60) as answer:
        return json.load(answer)


def main(server: str, table: str) -> None:
    token = call("POST", f"{server}/api/people", {"name": "Remote bot"})["token"]
    seat = call("POST", f"{server}/api/tables/{table}/seats", {}, token)["seat"]
    url = f"{server}/api/tables/{table}/events?seat={seat}"
    stream = urlopen(Request(url, headers={"Authorization": f"Bearer {token}"}), timeout=600)
    for line in stream:
        if not line.startswith(b"data: "):
            continue
        seen = json.loads(line[6:])
        if seen["status"] == "finished":
            print("The end:", seen["scores"])
            return
        if seen["actor"] == seat and seen["options"]:
            choice = {"actions": [random.choice(seen["options"])], "seat": seat}
            call("POST", f"{server}/api/tables/{table}/act", choice, token)


if __name__ == "__main__":
    main(*sys.argv[1:])
