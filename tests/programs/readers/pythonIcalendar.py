"""Reads calendars by Debian's python3-icalendar, by the zones that each of them brings.

Standard input: a JSON object of calendars by name. Standard output: for each name its events, as [uid, start, end] with ISO instants.
"""

import json
import sys
from datetime import timezone

# This file has the library's name, and its folder comes first.
sys.path.pop(0)
from icalendar import Calendar  # noqa: E402


def instant(moment):
    return moment.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def events(name, text):
    # A zone that it knows by name is read by its own tables: under a name of its own the calendar's is.
    own = text.replace("TZID=", f"TZID=Of {name} ").replace("TZID:", f"TZID:Of {name} ")
    for event in Calendar.from_ical(own).walk("VEVENT"):
        yield [str(event["UID"]), instant(event["DTSTART"].dt), instant(event["DTEND"].dt)]


json.dump({name: list(events(name, text)) for name, text in json.load(sys.stdin).items()}, sys.stdout)
