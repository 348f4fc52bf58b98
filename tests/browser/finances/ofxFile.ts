/** `amount`: minor units, signed. */
export interface OfxLine {
  amount: number
  text: string
}

const decimal = (amount: number) => (amount / 100).toFixed(2)

/** An OFX 1 file of November 2026 as a bank of Brazil writes it, with ids of its own and a closing balance in minor units. */
export function ofx(lines: readonly OfxLine[], closing: number): string {
  const postings = lines.map(
    ({ amount, text }, at) =>
      `<STMTTRN><TRNTYPE>${amount > 0 ? 'CREDIT' : 'DEBIT'}<DTPOSTED>20261105<TRNAMT>${decimal(amount)}<FITID>N${at}<MEMO>${text}</STMTTRN>`,
  )
  return [
    'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n',
    '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL',
    '<BANKACCTFROM><BANKID>001<BRANCHID>2906-X<ACCTID>31234-5<ACCTTYPE>CHECKING</BANKACCTFROM>',
    '<BANKTRANLIST><DTSTART>20261101<DTEND>20261130',
    ...postings,
    '</BANKTRANLIST>',
    `<LEDGERBAL><BALAMT>${decimal(closing)}<DTASOF>20261130</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  ].join('\n')
}
