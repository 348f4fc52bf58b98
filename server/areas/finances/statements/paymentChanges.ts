import type { AuditFields } from '@contract/audit'
import type { PaymentSettings } from '@contract/finances/paying/paymentSettings'
import { partOf } from '../../../platform/audit/partlyShown'
import type { PartlyShown } from '../../notices/notices'

type Ways = Omit<PaymentSettings, 'version'>

/** Fields for the activity log, which shows who redirected payments. */
export const auditOf = ({ pix, transfer, debit, details }: Ways): AuditFields => ({
  ...(pix && { pixKey: pix.key, pixName: pix.name }),
  ...(transfer && { iban: transfer.iban, bic: transfer.bic, holder: transfer.name }),
  ...(debit && { creditorId: debit.creditorId }),
  ...(details !== undefined && { paymentDetails: details }),
})

const shown = (text: string | undefined) => (text === undefined ? undefined : partOf(text))

const holdersOf = ({ pix, transfer }: Ways): string | undefined =>
  [...new Set([pix?.name, transfer?.name])].filter((name) => name !== undefined).join(', ') || undefined

/** What the mail about a change contains: keys and account numbers in part, names in full, free text not at all. */
export function changesOf(before: Ways, after: Ways): PartlyShown[] {
  const numbers = [
    { what: 'pixKey', old: before.pix?.key, now: after.pix?.key },
    { what: 'iban', old: before.transfer?.iban, now: after.transfer?.iban },
  ] as const
  const [oldHolders, holders] = [holdersOf(before), holdersOf(after)]
  return [
    ...numbers
      .filter(({ old, now }) => old !== now)
      .map(({ what, old, now }) => ({ what, before: shown(old), after: shown(now) })),
    ...(oldHolders === holders ? [] : [{ what: 'holder' as const, before: oldHolders, after: holders }]),
    ...(before.details === after.details ? [] : [{ what: 'details' as const }]),
  ]
}
