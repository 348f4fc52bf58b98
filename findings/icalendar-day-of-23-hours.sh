#!/bin/sh
# A stay of "one day" over the change of the clocks ends an hour late.
#
# Package: node-ical 0.27.2, beside ical.js 2.2.1.
# Input: 28 March 2026, 19:30 in Berlin, `DURATION:P1D`; the clocks go forward in that night. A duration in days is nominal: the end has
# the same time of the day, while `PT24H` is exact (RFC 5545, 3.3.6).
# Expected: P1D ends on the 29th at 19:30, which is 17:30 UTC; PT24H at 20:30, 18:30 UTC. Seen: node-ical ends both at 18:30 UTC, so that
# a bus that leaves when the tour ends is missed by an hour. ical.js has 19:30 of the 29th for P1D.
# Batuta writes DTEND, never DURATION, in its feeds.
. "$(dirname "$0")/lib.sh"
use node-ical@0.27.2 ical.js@2.2.1
cat > try.mjs <<'EOF'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
for (const duration of ['P1D', 'PT24H']) {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//trial', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z',
    'DTSTART;TZID=Europe/Berlin:20260328T193000', `DURATION:${duration}`, 'SUMMARY:Tour', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
  const [found] = Object.values(nodeIcal.sync.parseICS(text)).filter(({ type }) => type === 'VEVENT')
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'))
  console.log('node-ical', duration, found.end.toISOString())
  if (duration === 'P1D') console.log('ical.js', duration, event.endDate.toString())
}
EOF
see node try.mjs <<'EOF'
node-ical P1D 2026-03-29T18:30:00.000Z
ical.js P1D 2026-03-29T19:30:00
node-ical PT24H 2026-03-29T18:30:00.000Z
EOF
