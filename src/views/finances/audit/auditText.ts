import type { TFunction } from 'i18next'
import type { AuditEntry } from '@contract/finances/auditing'
import type { Format } from '@/i18n/format'
import { signedAmount } from '@/views/finances/ledger/signedAmount'

/** How dates and amounts are formatted: for the signed-in person, or for the auditor's page. */
export interface AuditSayings {
  format: Format
  money: { format: (amount: number) => string }
}

export const amountOf = (entry: Pick<AuditEntry, 'kind' | 'amount'>) => signedAmount(entry)

/** The line below an entry's description. */
export function entryNote(t: TFunction<['auditing', 'finances']>, entry: AuditEntry): string {
  return [entry.payer, t(`finances:categories.${entry.category}`), entry.account].filter(Boolean).join(' · ')
}

export const spanText = (
  t: TFunction<['auditing', 'finances']>,
  format: Format,
  { from, to }: { from: string; to: string },
) => t('span', { from: format.date(from), to: format.date(to) })

/** A link ends with the last moment of a day. */
export function lastMoment(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString()
}
