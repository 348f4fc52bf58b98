#!/bin/sh
# A mandate signed on 1 February is said to the bank as signed on 31 January, and money is collected a day early, west of Greenwich.
#
# Package: sepa 3.0.0, which writes pain.008 for German banks.
# Input: the first example of its own description: `mandateSignatureDate = new Date("2014-02-01")`, the form of a day without a time, which
# ECMA-262 (21.4.1.32, "Date Time String Format") reads as UTC. The collection is asked for on Monday, 7 December 2026.
# Expected: `DtOfSgntr` 2014-02-01 and `ReqdColltnDt` 2026-12-07 (EPC130-08: both are days without a time). Seen in Berlin: both. Seen in
# São Paulo, and so on the Azores and on any server of America: 2014-01-31, which is not the day on the paper when a payer disputes the
# collection, and 2026-12-06, a Sunday, on which no bank settles. Both files are valid by the schema; nothing is said.
# Batuta writes days as they were typed and makes no instants of them (contract/finances/sepa/debitFile.ts).
. "$(dirname "$0")/lib.sh"
# In the temporary folder that lib.sh has made and removes again.
npm install --silent --no-audit --no-fund --ignore-scripts sepa@3.0.0
cat > try.mjs <<'EOT'
import sepa from 'sepa'
const document = new sepa.Document('pain.008.001.08')
Object.assign(document.grpHdr, { id: 'RUN1', created: new Date('2026-11-30T12:00:00Z'), initiatorName: 'Musikverein' })
const info = document.createPaymentInfo()
Object.assign(info, { collectionDate: new Date('2026-12-07'), creditorIBAN: 'DE89370400440532013000', creditorName: 'Musikverein', creditorId: 'DE98ZZZ09999999999' })
document.addPaymentInfo(info)
const line = info.createTransaction()
Object.assign(line, { debtorName: 'Anna Muster', debtorIBAN: 'DE89370400440532013000', mandateId: 'M1', mandateSignatureDate: new Date('2014-02-01'), amount: 50.23, remittanceInfo: 'Beitrag', end2endId: 'E1' })
info.addTransaction(line)
const xml = document.toString()
console.log(process.env.TZ, /<DtOfSgntr>.*?</.exec(xml)[0], /<ReqdColltnDt>.*?</.exec(xml)[0])
EOT
cat > both.sh <<'EOT'
TZ=Europe/Berlin node try.mjs
TZ=America/Sao_Paulo node try.mjs
EOT
see sh both.sh <<'EOT'
Europe/Berlin <DtOfSgntr>2014-02-01< <ReqdColltnDt>2026-12-07<
America/Sao_Paulo <DtOfSgntr>2014-01-31< <ReqdColltnDt>2026-12-06<
EOT
