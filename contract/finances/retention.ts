/** How long the books have to be kept, in whole calendar years after the one that an entry is of. */
interface Retention {
  /** Vouchers of entries: bills and the like. */
  vouchers: number
  /** Entries and statements. */
  books: number
  /** The law, as of 2026. */
  source: string
}

/** By country. Where none is named, the product deletes nothing later, or sooner, than the group says. */
const retentions: Partial<Record<string, Retention>> = {
  // Vouchers 8 instead of 10 years since 2025: Viertes Bürokratieentlastungsgesetz of 23 October 2024.
  DE: { vouchers: 8, books: 10, source: '§ 147 Abs. 3 AO' },
  // From the end of the calendar year that an entry is of; longer while proceedings go on.
  AT: { vouchers: 7, books: 7, source: '§ 132 Abs. 1 BAO' },
  // Five years from the first day of the next one, in which taxes can still be assessed.
  BR: { vouchers: 5, books: 5, source: 'CTN, arts. 173 e 195' },
  PT: { vouchers: 10, books: 10, source: 'CIRC, art. 123.º' },
  CH: { vouchers: 10, books: 10, source: 'Art. 958f OR' },
}

export const retentionIn = (country: string | null | undefined): Retention | undefined => retentions[country ?? '']

/** The first day of the oldest calendar year of which everything is still to be kept. */
export const keptSince = (today: string, years: number): string =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}-01-01`

/** The last day on which something of today is to be kept. */
export const keptUntil = (today: string, years: number): string => `${Number(today.slice(0, 4)) + years}-12-31`
