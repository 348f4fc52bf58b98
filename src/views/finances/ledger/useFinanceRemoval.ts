import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { paths } from '@/configs/paths'
import { removeFinance, saveFinance } from '@/redux/finances'
import { useRecordRemoval } from '@/shared/records/useRecordRemoval'

const kind = {
  area: 'finances',
  save: saveFinance,
  remove: removeFinance,
  nameOf: ({ description }: Finance) => description,
  pathOf: paths.finance,
} as const

export const useFinanceRemoval = () => useRecordRemoval(kind, useTranslation('finances').t)
