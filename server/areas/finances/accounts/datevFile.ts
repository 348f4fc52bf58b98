import type { DatevSettings } from '@contract/finances/datev'

/**
 * The DATEV format as described at developer.datev.de ("Einstieg", "Header" and "Buchungsstapel", read in December 2026): header 700, category
 * 21, format version 13, of 31 and 125 fields. Lines end in CR LF, fields in semicolons; texts stand in quotes, numbers do not.
 */
const COLUMNS = [
  'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto',
  'Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext;Postensperre',
  'Diverse Adressnummer;Geschäftspartnerbank;Sachverhalt;Zinssperre;Beleglink',
  ...Array.from({ length: 8 }, (_, at) => `Beleginfo - Art ${at + 1};Beleginfo - Inhalt ${at + 1}`),
  'KOST1 - Kostenstelle;KOST2 - Kostenstelle;Kost-Menge;EU-Land u. UStID (Bestimmung);EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart;Sachverhalt L+L;Funktionsergänzung L+L;BU 49 Hauptfunktionstyp;BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...Array.from({ length: 20 }, (_, at) => `Zusatzinformation - Art ${at + 1};Zusatzinformation- Inhalt ${at + 1}`),
  'Stück;Gewicht;Zahlweise;Forderungsart;Veranlagungsjahr;Zugeordnete Fälligkeit;Skontotyp;Auftragsnummer;Buchungstyp',
  'USt-Schlüssel (Anzahlungen);EU-Land (Anzahlungen);Sachverhalt L+L (Anzahlungen);EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen);Herkunft-Kz;Buchungs GUID;KOST-Datum;SEPA-Mandatsreferenz;Skontosperre;Gesellschaftername',
  'Beteiligtennummer;Identifikationsnummer;Zeichnernummer;Postensperre bis;Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung;Festschreibung;Leistungsdatum;Datum Zuord. Steuerperiode;Fälligkeit;Generalumkehr (GU)',
  'Steuersatz;Land;Abrechnungsreferenz;BVV-Position;EU-Land u. UStID (Ursprung);EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
]
  .join(';')
  .split(';')

const TEXT_MAX = 60
const NAME_MAX = 30

/** The characters of Windows-1252 from 0x80 on, a space where it has none. Node 20 takes it for ISO 8859-1 and would decode them as controls. */
const FROM_0X80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Its characters, but for the controls, by code. */
const codes = new Map([
  ...Array.from({ length: 0x5f }, (_, at) => [String.fromCharCode(0x20 + at), 0x20 + at] as const),
  ...Array.from(FROM_0X80, (char, at) => [char, 0x80 + at] as const).filter(([char]) => char !== ' '),
  ...Array.from({ length: 0x60 }, (_, at) => [String.fromCharCode(0xa0 + at), 0xa0 + at] as const),
])

/** What it is written for where its marks can be left away: Polish, Turkish and Croatian letters that do not come apart. */
const likeness = new Map(Object.entries({ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', Ħ: 'H', '−': '-', '‑': '-' }))

function replaced(char: string): string {
  const bare = char.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const like = likeness.get(char) ?? bare
  return Array.from(like).every((one) => codes.has(one)) && like !== '' ? like : '?'
}

/** A text as the file can hold it, on one line. */
export function datevText(text: string): { text: string; isReplaced: boolean; isCut: boolean } {
  const line = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
  const written = Array.from(line, (char) => (codes.has(char) ? char : replaced(char))).join('')
  return { text: written.slice(0, TEXT_MAX).trimEnd(), isReplaced: written !== line, isCut: written.length > TEXT_MAX }
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const compact = (day: string) => day.replaceAll('-', '')

/** Cents, not negative. */
const amountText = (cents: number) => `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`

/** Money on `account`, in cents: what came, or, negative, what left. */
export interface DatevBooking {
  amount: number
  account: string
  contra: string
  date: string
  voucher: string | undefined
  /** As `datevText` returns it. */
  text: string
  /** KOST1: the sphere of the SKR 42, by its first digit. */
  sphere: string | undefined
}

function bookingLine({ amount, account, contra, date, voucher = '', text, sphere }: DatevBooking): string {
  const fields = COLUMNS.map(() => '')
  const set = (column: string, value: string) => {
    fields[COLUMNS.indexOf(column)] = value
  }
  set('Umsatz (ohne Soll/Haben-Kz)', amountText(Math.abs(amount)))
  // Of `Konto`: what comes to a bank or a cash box is its debit.
  set('Soll/Haben-Kennzeichen', quoted(amount > 0 ? 'S' : 'H'))
  set('WKZ Umsatz', quoted('EUR'))
  set('Konto', account)
  set('Gegenkonto (ohne BU-Schlüssel)', contra)
  set('Belegdatum', `${date.slice(8, 10)}${date.slice(5, 7)}`)
  set('Belegfeld 1', quoted(voucher))
  set('Buchungstext', quoted(text))
  if (sphere !== undefined) set('KOST1 - Kostenstelle', quoted(sphere))
  // The advisor may still change it.
  set('Festschreibung', '0')
  return fields.join(';')
}

interface DatevBatch {
  settings: Pick<DatevSettings, 'consultant' | 'client' | 'chart' | 'accountLength'>
  /** First day of the financial year. */
  yearStart: string
  from: string
  to: string
  /** When it was made, in the group's zone: 17 digits down to milliseconds. */
  madeAt: string
  name: string
  bookings: readonly DatevBooking[]
}

function headerLine({ settings, yearStart, from, to, madeAt, name }: DatevBatch): string {
  const { consultant, client, chart, accountLength } = settings
  const identity = ['"EXTF"', '700', '21', '"Buchungsstapel"', '13', madeAt, '', '"RE"', '""', '""']
  const ofClient = [String(consultant), String(client), compact(yearStart), String(accountLength)]
  const batch = [compact(from), compact(to), quoted(datevText(name).text.slice(0, NAME_MAX)), '""']
  // Type 1 (financial accounting), independent of purpose, not locked, in euros.
  const kind = ['1', '0', '0', '"EUR"', '', '""', '', '', quoted(chart), '', '', '""', '""']
  return [...identity, ...ofClient, ...batch, ...kind].join(';')
}

/** The file, in Windows-1252. */
export function datevFile(batch: DatevBatch): Buffer {
  const lines = [headerLine(batch), COLUMNS.join(';'), ...batch.bookings.map(bookingLine)]
  const text = lines.map((line) => `${line}\r\n`).join('')
  return Buffer.from(Uint8Array.from(text, (char) => codes.get(char) ?? char.charCodeAt(0)))
}
