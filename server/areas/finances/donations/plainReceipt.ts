import type { Certificate } from '../../../platform/pdf/certificateFile'
import type { ReceiptText } from './germanReceipt'
import { periodOf } from './receiptRows'
import type { ReceiptRow } from './receiptRows'
import { receiptWords } from './receiptWords'

/** CPF and CNPJ as they are written; other numbers as they were typed. */
function written(taxId: string, country: string | null): string {
  if (country !== 'BR') return taxId
  const cnpj = /^(.{2})(.{3})(.{3})(.{4})(.{2})$/.exec(taxId)
  if (cnpj) return `CNPJ ${cnpj[1]}.${cnpj[2]}.${cnpj[3]}/${cnpj[4]}-${cnpj[5]}`
  const cpf = /^(.{3})(.{3})(.{3})(.{2})$/.exec(taxId)
  return cpf ? `CPF ${cpf[1]}.${cpf[2]}.${cpf[3]}-${cpf[4]}` : taxId
}

/** A receipt where no law says how it must read. */
export function plainReceipt(
  receipt: ReceiptRow,
  { number, issuer: address, day, money, inWords }: ReceiptText,
): Certificate {
  const words = receiptWords[receipt.locale]
  const { issuer, lines, amount, country, donorTaxId } = receipt
  const { from, to } = periodOf(receipt)
  const isCollective = receipt.kind === 'collective'
  const numbered = (taxId: string | null | undefined) => (taxId ? [written(taxId, country)] : [])
  return {
    issuer: [issuer.name, ...address, ...numbered(issuer.taxId)],
    title: isCollective ? words.collectiveTitle : words.title,
    number: words.number(number),
    receiverLabel: words.giver,
    receiver: [receipt.donorName, ...receipt.donorAddress, ...numbered(donorTaxId)],
    facts: [
      { label: words.amount, value: money(amount) },
      ...(inWords === undefined ? [] : [{ label: words.inWords, value: inWords }]),
      isCollective
        ? { label: words.period, value: `${day(from)} – ${day(to)}` }
        : { label: words.day, value: day(lines[0]?.date ?? receipt.day) },
    ],
    texts: [{ text: words.received(issuer.name) }, ...(isCollective ? [{ text: words.noOther }] : [])],
    signed: [issuer.address.town, day(receipt.day), issuer.signer].filter((part) => part !== undefined).join(', '),
    signature: words.signature,
    notes: [],
    ...(isCollective && {
      list: {
        title: words.table,
        heads: [words.date, words.kind, words.waiver, words.amount],
        rows: lines.map((line) => [
          day(line.date),
          words.kinds[line.kind],
          line.isWaiver ? words.yes : words.no,
          money(line.amount),
        ]),
        sum: [words.sum, '', '', money(amount)],
      },
    }),
  }
}
