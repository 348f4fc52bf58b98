import { useTranslation } from 'react-i18next'
import type { DuesPreview } from '@contract/finances/dues'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

type Line = DuesPreview['lines'][number]

/** Note below a member's name: fee class, changes, and due day of the class. */
export function useChangeText(): (line: Line) => string | undefined {
  const { t } = useTranslation('dues')
  const { date } = useFormat()
  const money = useMoney()

  function changeText({ change, was = {} }: Line): string | undefined {
    const { amount, className = t('changes.noClass') } = was
    if (change === 'class') {
      const before = amount === undefined ? className : `${className}, ${money.format(amount)}`
      return t('changes.was', { before })
    }
    if (change === 'amount' && amount !== undefined) return t('changes.was', { before: money.format(amount) })
    return change === 'new' ? t('changes.isNew') : undefined
  }

  return (line) => {
    const {
      className,
      description,
      exempt,
      familyPercent,
      isFamilyMost,
      joinedOn,
      leftOn,
      dueDate,
      amount,
      isOutgrown,
      joiningFee,
    } = line
    const parts = [
      description ?? className,
      exempt === undefined ? undefined : t('changes.exempt', { reason: exempt }),
      familyPercent === undefined || familyPercent === 100
        ? undefined
        : t('changes.family', { percent: familyPercent }),
      isFamilyMost ? t('changes.familyMost') : undefined,
      isOutgrown ? t('changes.outgrown') : undefined,
      joiningFee === undefined ? undefined : t('changes.joiningFee', { amount: money.format(joiningFee) }),
      changeText(line),
      joinedOn === undefined ? undefined : t('changes.firstDay', { date: date(joinedOn) }),
      leftOn === undefined ? undefined : t('changes.lastDay', { date: date(leftOn) }),
      dueDate === undefined || amount === 0 ? undefined : t('changes.due', { date: date(dueDate) }),
    ].filter((part) => part !== undefined)
    return parts.length > 0 ? parts.join(' · ') : undefined
  }
}
