import { useTranslation } from 'react-i18next'
import type { OverdueMember } from '@contract/treasury/paying/reminders'
import { paths } from '@/configs/paths'

/** Of a payer, for whom they are asked, in words; of whoever is asked for themselves alone, undefined. */
export function useForWhom(): (debtor: OverdueMember) => string | undefined {
  const { t, i18n } = useTranslation('reminders')
  const list = new Intl.ListFormat(i18n.language)
  return ({ paysFor }) => paysFor && t('forWhom', { names: list.format(paysFor.map(({ name }) => name)) })
}

/** A payer's statement has all for whom they pay in it. */
export const statementPath = ({ memberId, paysFor }: OverdueMember) =>
  paysFor ? paths.payer(memberId) : paths.statement(memberId)
