import type { FinanceCategory } from '@contract/finances'
import { inGerman, type Say } from '@contract/germanLayers'
import type { Locale, WrittenLocale } from '@contract/locales'
import type { JournalRow } from './journal'

export interface JournalWords {
  title: string
  /** One sheet or page for all accounts. */
  allAccounts: string
  account: string
  date: string
  voucher: string
  description: string
  payer: string
  category: string
  income: string
  expense: string
  balance: string
  reference: string
  bankText: string
  receipts: string
  donationReceipt: string
  opening: string
  closing: string
  /** At the foot of a page, and at the head of the next. */
  carried: string
  brought: string
  transfer: (other: string) => string
  span: (from: string, to: string) => string
  amountsIn: (currency: string) => string
  page: (page: number, of: number) => string
  categories: Record<FinanceCategory, string>
}

const german = (say: Say): JournalWords => ({
  title: say`Buchungsjournal`,
  allAccounts: say`Alle Konten`,
  account: say`Konto`,
  date: say`Datum`,
  voucher: say`Belegnr.`,
  description: say`Beschreibung`,
  payer: say`Von / an`,
  category: say`Kategorie`,
  income: say`Eingang`,
  expense: say`Ausgang`,
  balance: say`Saldo`,
  reference: say`Bankreferenz`,
  bankText: say`Text der Bank`,
  receipts: say`Belege`,
  donationReceipt: say`Zuwendungsbestätigung`,
  opening: say`Anfangsbestand`,
  closing: say`Endbestand`,
  carried: say`Übertrag`,
  brought: say`Übertrag`,
  transfer: (other) => say`Umbuchung: ${other}`,
  span: (from, to) => say`${from} bis ${to}`,
  amountsIn: (currency) => say`Beträge in ${currency}`,
  page: (page, of) => say`Seite ${page} von ${of}`,
  categories: {
    dues: say`Beiträge`,
    tickets: say`Eintrittsgelder`,
    fees: say`Gagen`,
    donation: say`Spenden`,
    grant: say`Zuschüsse`,
    sponsorship: say`Sponsoring`,
    instruments: say`Instrumente`,
    scores: say`Noten`,
    venue: say`Saal und Räume`,
    travel: say`Reisen`,
    people: say`Honorare und Personal`,
    other: say`Sonstiges`,
    opening: say`Anfangsbestand`,
  },
})

const written: Record<Exclude<WrittenLocale, 'de'>, JournalWords> = {
  en: {
    title: 'Journal',
    allAccounts: 'All accounts',
    account: 'Account',
    date: 'Date',
    voucher: 'Voucher',
    description: 'Description',
    payer: 'Payer or payee',
    category: 'Category',
    income: 'In',
    expense: 'Out',
    balance: 'Balance',
    reference: 'Bank reference',
    bankText: 'Bank text',
    receipts: 'Receipts',
    donationReceipt: 'Donation receipt',
    opening: 'Opening balance',
    closing: 'Closing balance',
    carried: 'Carried forward',
    brought: 'Brought forward',
    transfer: (other) => `Transfer: ${other}`,
    span: (from, to) => `${from} to ${to}`,
    amountsIn: (currency) => `Amounts in ${currency}`,
    page: (page, of) => `Page ${page} of ${of}`,
    categories: {
      dues: 'Dues',
      tickets: 'Tickets',
      fees: 'Performance fees',
      donation: 'Donations',
      grant: 'Grants',
      sponsorship: 'Sponsorship',
      instruments: 'Instruments',
      scores: 'Scores',
      venue: 'Venue',
      travel: 'Travel',
      people: 'Musicians and staff',
      other: 'Other',
      opening: 'Opening balance',
    },
  },
  'pt-BR': {
    title: 'Livro-caixa',
    allAccounts: 'Todas as contas',
    account: 'Conta',
    date: 'Data',
    voucher: 'Nº de ordem',
    description: 'Descrição',
    payer: 'De / para',
    category: 'Categoria',
    income: 'Entrada',
    expense: 'Saída',
    balance: 'Saldo',
    reference: 'Referência do banco',
    bankText: 'Texto do banco',
    receipts: 'Comprov.',
    donationReceipt: 'Recibo de doação',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    carried: 'A transportar',
    brought: 'Transporte',
    transfer: (other) => `Transferência: ${other}`,
    span: (from, to) => `${from} a ${to}`,
    amountsIn: (currency) => `Valores em ${currency}`,
    page: (page, of) => `Página ${page} de ${of}`,
    categories: {
      dues: 'Mensalidades',
      tickets: 'Ingressos',
      fees: 'Cachês',
      donation: 'Doações',
      grant: 'Editais e subvenções',
      sponsorship: 'Patrocínio',
      instruments: 'Instrumentos',
      scores: 'Partituras',
      venue: 'Espaço e local',
      travel: 'Viagens',
      people: 'Músicos e equipe',
      other: 'Outros',
      opening: 'Saldo inicial',
    },
  },
}

export const journalWords: Record<Locale, JournalWords> = {
  ...written,
  ...inGerman(german),
  'pt-PT': {
    ...written['pt-BR'],
    title: 'Livro de caixa',
    categories: { ...written['pt-BR'].categories, dues: 'Quotas', tickets: 'Bilhetes', people: 'Músicos e equipa' },
  },
}

export const categoryText = ({ category, subcategory, otherAccount }: JournalRow, words: JournalWords): string =>
  category === undefined ? words.transfer(otherAccount ?? '') : (subcategory ?? words.categories[category])
