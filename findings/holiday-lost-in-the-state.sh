#!/bin/sh
# A national holiday of Brazil is none in São Paulo, Rio de Janeiro, Amazonas and Mato Grosso.
#
# Packages: date-holidays 3.37.0.
# Input: 20 November 2026, Dia da Consciência Negra, a national holiday by Lei 14.759 of 21 December 2023 (Art. 1), in force since;
# asked for Brazil, and for each of its states.
# Expected: the day for Brazil and for all 27 states. Seen: Brazil has it, and the four states whose own holiday of that day ended as
# the national one began have none: the rule of the state, over since 2023, replaces that of the country. Those who name their
# state, to have its days too, lose one that all have.
# Batuta puts the day back (server/areas/calendar/holidays/publicHolidays.ts), and copies seasons by a table of its own with the laws beside
# it (server/areas/calendar/events/feastDays.ts), by country.
. "$(dirname "$0")/lib.sh"
use date-holidays@3.37.0
cat > try.mjs <<'EOF'
import Holidays from 'date-holidays'
const isFree = (...where) => new Holidays(...where).getHolidays(2026).some(({ date, type }) => date.startsWith('2026-11-20') && type === 'public')
const states = Object.keys(new Holidays().getStates('BR'))
console.log('Brazil', isFree('BR'), 'of', states.length, 'states not in', states.filter((state) => !isFree('BR', state)).sort().join(' '))
EOF
see node try.mjs <<'EOF'
Brazil true of 27 states not in AM MT RJ SP
EOF
