#!/bin/sh
# A reader made for camt.053.001.08 loses the payers and the amounts of a batch, and says nothing.
#
# Package: camt-parser 1.1.0, "specifically version camt.053.001.08".
# Input: one entry of 160.00 with two transactions, 100.00 of Anna and 60.00 of Beat, each with its QR reference. In version 8 of the
# message `RltdPties/Dbtr` is a choice of `Pty` and `Agt` (PartyIdentification: Party40Choice) and a transaction's own amount stands in
# `TxDtls/Amt` (EntryTransaction10), as all banks of Switzerland write since 2022.
# Expected: two names, 100.00 and 60.00. Seen: no related parties and an empty amount for both; the total alone is left, so that
# whoever books by it books 160.00 for one person or for none.
# Batuta reads parties with and without `Pty` and splits a batch by the amounts of its parts (src/shared/bankFiles/camt/camtEntries.ts).
. "$(dirname "$0")/lib.sh"
use camt-parser@1.1.0
cat > try.mjs <<'EOF'
import { parseCamt053 } from 'camt-parser'
const part = (amount, name, reference) => `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`
const balance = (code, amount, day) => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
const xml = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-01-31T00:00:00</CreDtTm></GrpHdr><Stmt><Id>1</Id><CreDtTm>2026-01-31T00:00:00</CreDtTm>
<Acct><Id><IBAN>CH5800791123000889012</IBAN></Id><Ccy>CHF</Ccy></Acct>${balance('OPBD', '0.00', '2026-01-01')}${balance('CLBD', '160.00', '2026-01-31')}
<Ntry><Amt Ccy="CHF">160.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-01-02</Dt></BookgDt><ValDt><Dt>2026-01-02</Dt></ValDt>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls>${part('100.00', 'Anna Muster', '210000000003139471430009017')}${part('60.00', 'Beat Muster', '000000000000000000000000000')}</NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`
const { statements } = await parseCamt053(xml)
const [entry] = statements[0].transactions
console.log(entry.amount.value)
for (const { relatedParties, amountDetails, remittanceInformation } of entry.details)
  console.log(JSON.stringify([relatedParties, amountDetails.transactionAmount.value, remittanceInformation.structured.creditorReferenceInformation.reference]))
EOF
see node try.mjs <<'EOF'
160.00
[{},"","210000000003139471430009017"]
[{},"","000000000000000000000000000"]
EOF
