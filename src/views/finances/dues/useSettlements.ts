import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import type { MemberCredit } from '@contract/finances/credit'
import type { WrittenOff } from '@contract/finances/settlements'
import { fetchSettlements } from '@/redux/finances/settlements'
import { useQuery } from '@/redux/useQuery'
import { useMoney } from '@/shared/money/useMoney'

interface Settlements {
  /** Whether loading has succeeded or failed. */
  isKnown: boolean
  writeOffs: readonly WrittenOff[]
  /** The note that an entry is a part payment, or how much of it is already paid in parts. */
  noteOf: (finance: Finance) => string | undefined
  credit: MemberCredit | undefined
  /** The refundable amount of a paid entry, in minor units; 0 for credit. */
  leftToRefund: (finance: Finance) => number
  reload: () => void
}

/** Part payments, write-offs, credit and refunds of a member. */
export function useSettlements(memberId: string): Settlements {
  const { t } = useTranslation(['dues', 'credit'])
  const money = useMoney()
  const { answer, failure, reload } = useQuery(fetchSettlements, memberId)
  const parts = answer?.parts ?? []

  const credit = answer?.credit
  const isCredit = (id: string) => credit?.entries.some((entry) => entry.id === id) ?? false
  const sumAt = (moved: readonly { amount: number }[]) => moved.reduce((sum, { amount }) => sum + amount, 0)
  const refundedOf = (id: string) =>
    sumAt(credit?.refunds.filter(({ of }) => of === id).map(({ finance }) => finance) ?? [])

  function noteOf({ id, amount, status }: Finance): string | undefined {
    if (isCredit(id)) return t('credit:title')
    const refunded = refundedOf(id)
    if (refunded > 0) return t('credit:refunded', { amount: money.format(refunded) })
    if (parts.some((part) => part.id === id)) return t('statement.partOf')
    const used = credit?.uses.filter(({ finance, settled }) => finance.id === id && !settled) ?? []
    const paid = sumAt([...parts.filter(({ of }) => of === id), ...used])
    if (paid === 0) return undefined
    if (status === 'paid') return t('statement.lastPart', { whole: money.format(paid + amount) })
    return t('statement.partsPaid', { paid: money.format(paid), whole: money.format(paid + amount) })
  }

  return {
    isKnown: answer !== null || failure !== null,
    writeOffs: answer?.writeOffs ?? [],
    credit,
    noteOf,
    leftToRefund: ({ id, amount }) => (isCredit(id) || credit === undefined ? 0 : amount - refundedOf(id)),
    reload,
  }
}
