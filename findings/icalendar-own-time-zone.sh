#!/bin/sh
# A calendar that brings its own time zone is read in the zone of the machine.
#
# Package: node-ical 0.27.2, beside ical.js 2.2.1.
# Input: an event at 19:30 with `TZID=Orchestra Time`, and the VTIMEZONE of that name in the same file: +01:00, from March to October
# +02:00. The file's VTIMEZONE is what a TZID means (RFC 5545, 3.2.19 and 3.6.5); the name may be any text.
# Expected: 17:30 UTC in June. Seen: node-ical says 19:30 UTC on a machine in UTC and 10:30 UTC on one in Tokyo: the rehearsal moves with the
# server. ical.js, given the file's VTIMEZONE, says 17:30.
# Batuta's feeds name zones of the IANA database alone and bring their VTIMEZONE.
. "$(dirname "$0")/lib.sh"
use node-ical@0.27.2 ical.js@2.2.1
cat > try.mjs <<'EOF'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//trial', 'BEGIN:VTIMEZONE', 'TZID:Orchestra Time', 'BEGIN:STANDARD', 'DTSTART:19701025T030000',
  'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:19700329T020000',
  'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT', 'END:VTIMEZONE', 'BEGIN:VEVENT', 'UID:1',
  'DTSTAMP:20260101T000000Z', 'DTSTART;TZID=Orchestra Time:20260615T193000', 'DTEND;TZID=Orchestra Time:20260615T213000', 'SUMMARY:Rehearsal',
  'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
const [found] = Object.values(nodeIcal.sync.parseICS(text)).filter(({ type }) => type === 'VEVENT')
const calendar = new ICAL.Component(ICAL.parse(text))
ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone'))
const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent'))
console.log(process.env.TZ, found.start.toISOString(), event.startDate.convertToZone(ICAL.Timezone.utcTimezone).toString())
EOF
both() {
  TZ=UTC node try.mjs
  TZ=Asia/Tokyo node try.mjs
}
see both <<'EOF'
UTC 2026-06-15T19:30:00.000Z 2026-06-15T17:30:00Z
Asia/Tokyo 2026-06-15T10:30:00.000Z 2026-06-15T17:30:00Z
EOF
