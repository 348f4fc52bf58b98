#!/bin/sh
# Loading a library of holidays turns the time zones of the whole process back by a year.
#
# Packages: moment-timezone 0.6.6 (zones of 2026f), date-holidays 3.37.0 (its parser brings moment-timezone 0.5.48, zones of 2025b).
# Input: the offset of America/Vancouver on 1 December 2026, in minutes, before and after date-holidays is loaded in the same process.
# British Columbia keeps summer time for good since 2026: -420.
# Expected: -420 both times, as each package has its own dependency in a folder of its own. Seen: -420, then -480: both versions hang
# themselves onto the one `moment` that they share, the later one replaces the zones of the earlier, and rehearsals in Vancouver,
# Edmonton, Winnipeg and Casablanca move by an hour. Nothing is thrown; a line is written to the console.
# Batuta has one version for all (`overrides` in package.json), and its tests of zones run in one process with the holidays.
. "$(dirname "$0")/lib.sh"
use moment-timezone@0.6.6 date-holidays@3.37.0
cat > try.mjs <<'EOF'
import moment from 'moment-timezone'
const offset = () => moment.tz('2026-12-01T12:00:00Z', 'America/Vancouver').utcOffset()
const before = offset()
await import('date-holidays')
console.log(before, offset())
EOF
see node try.mjs <<'EOF'
-420 -480
EOF
