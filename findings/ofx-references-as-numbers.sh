#!/bin/sh
# Two payers' references become one: "native types" make numbers of what is written in an OFX file's texts.
#
# Package: ofx-data-extractor 1.5.0 with `nativeTypes: true`, beside ofx-js 1.1.1.
# Input: two credits of one day whose MEMO are the references 20260102000000000001 and 20260102000000000002, and one with the member's number
# 0012. MEMO and NAME are texts (OFX 1.6, 11.4.2.3.1: A-255 and A-32).
# Expected: three different texts. Seen: the references are both the number 20260102000000000000, and 0012 is 12, so that payments of two
# persons are one person's, and member 0012 is 12. Without the option, and with ofx-js, the texts are whole.
# Batuta reads OFX itself, texts as texts (src/shared/bankFiles/ofx/readOfx.ts).
. "$(dirname "$0")/lib.sh"
use ofx-data-extractor@1.5.0 ofx-js@1.1.1
cat > try.cjs <<'EOF'
const { Ofx } = require('ofx-data-extractor')
const memos = ['20260102000000000001', '20260102000000000002', '0012']
const credits = memos.map((memo, at) => `<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20260102\n<TRNAMT>60.00\n<FITID>A${at}\n<NAME>Payment\n<MEMO>${memo}\n</STMTTRN>\n`)
const text = `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n<OFX>
<SIGNONMSGSRSV1>\n<SONRS>\n<STATUS>\n<CODE>0\n<SEVERITY>INFO\n</STATUS>\n<DTSERVER>20260131\n<LANGUAGE>ENG\n</SONRS>\n</SIGNONMSGSRSV1>
<BANKMSGSRSV1>\n<STMTTRNRS>\n<TRNUID>1\n<STATUS>\n<CODE>0\n<SEVERITY>INFO\n</STATUS>\n<STMTRS>\n<CURDEF>EUR\n<BANKACCTFROM>\n<BANKID>1\n<ACCTID>1\n<ACCTTYPE>CHECKING\n</BANKACCTFROM>
<BANKTRANLIST>\n<DTSTART>20260101\n<DTEND>20260131\n${credits.join('')}</BANKTRANLIST>\n<LEDGERBAL>\n<BALAMT>180.00\n<DTASOF>20260131\n</LEDGERBAL>\n</STMTRS>\n</STMTTRNRS>\n</BANKMSGSRSV1>\n</OFX>\n`
const memosOf = (list) => JSON.stringify(list.map(({ MEMO }) => MEMO))
import('ofx-js').then(async ({ parse }) => {
  console.log('native types', memosOf(new Ofx(text, { nativeTypes: true }).getBankTransferList()))
  console.log('plain', memosOf(new Ofx(text).getBankTransferList()))
  console.log('ofx-js', memosOf((await parse(text)).OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN))
})
EOF
see node try.cjs <<'EOF'
native types [20260102000000000000,20260102000000000000,12]
plain ["20260102000000000001","20260102000000000002","0012"]
ofx-js ["20260102000000000001","20260102000000000002","0012"]
EOF
