import { inGerman, type Say } from '@contract/germanLayers'
import type { Locale } from '@contract/locales'

/** The words of a receipt where no law says how it must read. */
interface ReceiptWords {
  title: string
  collectiveTitle: string
  number: (number: string) => string
  giver: string
  amount: string
  inWords: string
  day: string
  period: string
  /** What is confirmed. */
  received: (group: string) => string
  /** Of a collective one. */
  noOther: string
  table: string
  date: string
  kind: string
  waiver: string
  sum: string
  kinds: Record<'money' | 'fee', string>
  yes: string
  no: string
  signature: string
  revoked: string
}

const german = (say: Say): ReceiptWords => ({
  title: say`Spendenbestätigung`,
  collectiveTitle: say`Sammelbestätigung über Spenden`,
  number: (number) => say`Nr. ${number}`,
  giver: say`Name und Anschrift der spendenden Person`,
  amount: say`Betrag`,
  inWords: say`in Worten`,
  day: say`Tag der Spende`,
  period: say`Zeitraum`,
  received: (group) =>
    say`${group} hat diesen Betrag als Spende erhalten. Der Spende steht keine Gegenleistung gegenüber.`,
  noOther: say`Über die enthaltenen Spenden wurden und werden keine weiteren Bestätigungen ausgestellt.`,
  table: say`Einzelne Spenden`,
  date: say`Datum`,
  kind: say`Art`,
  waiver: say`Verzicht auf Erstattung von Aufwendungen`,
  sum: say`Summe`,
  kinds: { money: say`Geldspende`, fee: say`Mitgliedsbeitrag` },
  yes: say`ja`,
  no: say`nein`,
  signature: say`Ort, Datum und Unterschrift`,
  revoked: say`Widerrufen`,
})

const brazilian: ReceiptWords = {
  title: 'Recibo de doação',
  collectiveTitle: 'Recibo anual de doações',
  number: (number) => `Nº ${number}`,
  giver: 'Recebemos de',
  amount: 'A quantia de',
  inWords: 'por extenso',
  day: 'Data da doação',
  period: 'Período',
  received: (group) =>
    `${group} declara ter recebido esta quantia a título de doação em dinheiro, sem contraprestação.`,
  noOther: 'Não foi nem será emitido outro recibo pelas doações aqui somadas.',
  table: 'Doações',
  date: 'Data',
  kind: 'Tipo',
  waiver: 'Renúncia a reembolso de despesas',
  sum: 'Total',
  kinds: { money: 'Doação em dinheiro', fee: 'Mensalidade' },
  yes: 'sim',
  no: 'não',
  signature: 'Local, data e assinatura',
  revoked: 'Cancelado',
}

export const receiptWords: Record<Locale, ReceiptWords> = {
  en: {
    title: 'Donation receipt',
    collectiveTitle: 'Yearly donation receipt',
    number: (number) => `No. ${number}`,
    giver: 'Name and address',
    amount: 'Amount',
    inWords: 'in words',
    day: 'Day of the donation',
    period: 'Period',
    received: (group) => `${group} received this amount as a donation. Nothing was given in return.`,
    noOther: 'No other receipt was or will be made out for the donations in it.',
    table: 'Donations',
    date: 'Date',
    kind: 'Kind',
    waiver: 'Waiver of expenses',
    sum: 'Total',
    kinds: { money: 'Money', fee: 'Membership fee' },
    yes: 'yes',
    no: 'no',
    signature: 'Place, date and signature',
    revoked: 'Revoked',
  },
  'pt-BR': brazilian,
  'pt-PT': {
    ...brazilian,
    title: 'Recibo de donativo',
    collectiveTitle: 'Recibo anual de donativos',
    day: 'Data do donativo',
    received: (group) => `${group} declara ter recebido esta quantia como donativo em dinheiro, sem contrapartida.`,
    noOther: 'Não foi nem será emitido outro recibo pelos donativos aqui somados.',
    table: 'Donativos',
    kinds: { money: 'Donativo em dinheiro', fee: 'Quota' },
    revoked: 'Anulado',
  },
  ...inGerman(german),
}
