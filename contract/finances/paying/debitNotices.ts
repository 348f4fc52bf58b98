import * as z from 'zod/mini'
import { foldedLine, multiline } from '@contract/primitives'

/** What a notice can say of a collection, as `{amount}`. `what`: as on the payer's statement. `ibanEnd`: the last four characters. */
export const noticeFields = ['name', 'amount', 'date', 'what', 'mandate', 'creditorId', 'creditor', 'ibanEnd'] as const
export type NoticeField = (typeof noticeFields)[number]

export const NOTICE_SUBJECT_MAX = 120
export const NOTICE_TEXT_MAX = 1000

const FIELD = /\{([^{}\s]*)\}/g
const fieldsOf = (text: string) => [...text.matchAll(FIELD)].map(([, name]) => name)
const known: readonly (string | undefined)[] = noticeFields

const hasKnownFields = (text: string) => fieldsOf(text).every((name) => known.includes(name))

/** A payer is told of amount and day (EPC016-06, SEPA Direct Debit Core Rulebook, 4.3.4). */
export const NoticeText = multiline(NOTICE_TEXT_MAX).check(
  z.refine(hasKnownFields, { error: 'unknown_notice_field' }),
  z.refine((text) => ['amount', 'date'].every((name) => fieldsOf(text).includes(name)), {
    error: 'notice_lacks_amount',
  }),
)
export const NoticeSubject = foldedLine(NOTICE_SUBJECT_MAX).check(
  z.refine(hasKnownFields, { error: 'unknown_notice_field' }),
)

/** Replaces the fields; what is no field stays. */
export const fillNotice = (text: string, values: Record<NoticeField, string>): string =>
  text.replaceAll(FIELD, (whole, name: string) => (known.includes(name) ? values[name as NoticeField] : whole))
