#!/bin/sh
# Three readers of MT940 book what a bank entered in January a year too early.
#
# Packages: mt940-js 1.0.0, mt940js 1.3.5, @centrapay/swift-parser 1.0.1; each knows nothing of the other two.
# Input: `:61:2512310102C60,00…`, value 31 December 2025, entered on 2 January. The entry date has no year (SWIFT Standards, MT940, field
# 61, subfield 2: MMDD), so that its year is the one that brings it nearest to the value date.
# Expected: 2026-01-02. Seen in all three: 2025-01-02, 363 days before the value date; and the other way round, value 2 January 2026
# and entry 1231 is put at the end of 2026. What is summed by entry date leaves the year in which the money came.
# Batuta takes the year that lies nearest (src/shared/bankFiles/mt940/readMt940.ts) and tests it.
. "$(dirname "$0")/lib.sh"
use mt940-js@1.0.0 tslib@2.8.1 mt940js@1.3.5 @centrapay/swift-parser@1.0.1
cat > try.cjs <<'EOF'
const statement = (posting) =>
  [':20:STARTUMS', ':25:10020030/1234567', ':28C:00001/001', ':60F:C251231EUR0,00', posting, ':86:Beitrag', ':62F:C260131EUR60,00', '-', ''].join('\r\n')
const day = (date) => (typeof date === 'string' ? date : date.toISOString()).slice(0, 10)
async function tell(posting) {
  const text = statement(posting)
  const [one] = await require('mt940-js').read(Buffer.from(text))
  const [two] = new (require('mt940js').Parser)().parse(text)
  const [three] = require('@centrapay/swift-parser').parse({ type: 'mt940', data: text, validate: true })
  const read = [one, two, three].map(({ transactions: [{ valueDate, date, entryDate }] }) => `${day(valueDate ?? date)} ${day(entryDate)}`)
  console.log(read.join(' | '))
}
tell(':61:2512310102C60,00NTRFNONREF').then(() => tell(':61:2601021231C60,00NTRFNONREF'))
EOF
see node try.cjs <<'EOF'
2025-12-31 2025-01-02 | 2025-12-31 2025-01-02 | 2025-12-31 2025-01-02
2026-01-02 2026-12-31 | 2026-01-02 2026-12-31 | 2026-01-02 2026-12-31
EOF
