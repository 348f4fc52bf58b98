"""Reads calendars by libical, by the zones that each of them brings, through Debian's python3-gi and gir1.2-ical-3.0.

Standard input: a JSON object of calendars by name. Standard output: for each name its events, as [uid, start, end] with ISO instants.
"""

import json
import sys
from datetime import datetime, timezone

import gi

gi.require_version("ICalGLib", "3.0")
from gi.repository import ICalGLib  # noqa: E402


def instant(time, calendar):
    # Its own zone, by the calendar's block for it: `get_timezone` of a component looks nowhere else.
    zone = ICalGLib.Timezone.get_utc_timezone() if time.is_utc() else calendar.get_timezone(time.get_tzid())
    seconds = time.as_timet_with_zone(zone)
    return datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def events(text):
    calendar = ICalGLib.Component.new_from_string(text)
    event = calendar.get_first_component(ICalGLib.ComponentKind.VEVENT_COMPONENT)
    while event is not None:
        yield [event.get_uid(), instant(event.get_dtstart(), calendar), instant(event.get_dtend(), calendar)]
        event = calendar.get_next_component(ICalGLib.ComponentKind.VEVENT_COMPONENT)


json.dump({name: list(events(text)) for name, text in json.load(sys.stdin).items()}, sys.stdout)
