import { useTranslation } from 'react-i18next'
import type { OverdueMember } from '@contract/finances/paying/reminders'
import { paths } from '@/configs/paths'

const NAMED_MAX = 4

/** Describes for whom a payer pays; undefined if only for themselves. */
export function useForWhom(): (debtor: OverdueMember) => string | undefined {
  const { t, i18n } = useTranslation('reminders')
  const list = new Intl.ListFormat(i18n.language)
  return ({ paysFor }) => {
    const names = paysFor?.map(({ name }) => name)
    if (!names) return undefined
    const rest = names.length - NAMED_MAX
    // A single remaining name is as short as its number.
    const shown = rest > 1 ? [...names.slice(0, NAMED_MAX), t('andMore', { count: rest })] : names
    return t('forWhom', { names: list.format(shown) })
  }
}

/** A payer's statement includes everyone for whom they pay. */
export const statementPath = ({ memberId, paysFor }: OverdueMember) =>
  paysFor ? paths.payer(memberId) : paths.statement(memberId)
