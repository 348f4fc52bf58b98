#!/bin/sh
# Rehearsals added by RDATE: one reader of iCalendar loses the first one, another all others.
#
# Packages: ical.js 2.2.1, node-ical 0.27.2.
# Input: an event on 5 January 2026 with `RDATE` of the 12th and the 19th and no RRULE. The recurrence set is DTSTART together with what
# RRULE and RDATE say (RFC 5545, 3.8.5.2).
# Expected of both: 5, 12, 19 January. Seen: ical.js's `Event.iterator()` gives the 12th and the 19th; node-ical's `expandRecurringEvent`
# gives the 5th alone. Neither has all three, and nothing is raised.
# Batuta writes an event each for the dates of a series, with no RDATE in its feeds.
. "$(dirname "$0")/lib.sh"
use ical.js@2.2.1 node-ical@0.27.2
cat > try.mjs <<'EOF'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//trial', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z', 'DTSTART:20260105T183000Z',
  'DTEND:20260105T203000Z', 'RDATE:20260112T183000Z,20260119T183000Z', 'SUMMARY:Rehearsal', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'))
const days = []
const iterator = event.iterator()
for (let next = iterator.next(); next; next = iterator.next()) days.push(next.toString().slice(0, 10))
console.log('ical.js', days.join(' '))
const [found] = Object.values(nodeIcal.sync.parseICS(text)).filter(({ type }) => type === 'VEVENT')
const all = nodeIcal.expandRecurringEvent(found, { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2026-02-01T00:00:00Z') })
console.log('node-ical', all.map(({ start }) => start.toISOString().slice(0, 10)).join(' '))
EOF
see node try.mjs <<'EOF'
ical.js 2026-01-12 2026-01-19
node-ical 2026-01-05
EOF
