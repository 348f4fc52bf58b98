import type { TFunction } from 'i18next'
import type { ReplySums } from '@contract/analytics'
import type { CsvCell } from '@/@core/files/csvText'

const replyKeys = ['asked', 'answeredInTime', 'saidYes', 'yesCame', 'saidNo', 'noCame', 'silent'] as const

export const csvReplyFields = (t: TFunction<['analytics']>): string[] => replyKeys.map((key) => t(`replies.csv.${key}`))

/** Empty where nobody was asked, which is no zero. */
export const csvReplies = (sums: ReplySums | undefined): CsvCell[] =>
  replyKeys.map((key) => (sums === undefined ? undefined : { number: String(sums[key]) }))
