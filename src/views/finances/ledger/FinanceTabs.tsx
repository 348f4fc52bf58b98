import { useTranslation } from 'react-i18next'
import { TabBar } from '@/@core/layouts/TabBar'
import { paths } from '@/configs/paths'

const tabs = [
  { id: 'balance', path: paths.finances, isExact: true },
  { id: 'entries', path: paths.financeEntries },
  { id: 'accounts', path: paths.financeAccounts },
  { id: 'debtors', path: paths.debtors },
  { id: 'lists', path: paths.financeLists },
  { id: 'months', path: paths.financeMonths },
  { id: 'budget', path: paths.budget },
  { id: 'report', path: paths.financeReport },
] as const

/** Tabs of the finance screens. */
export function FinanceTabs() {
  const { t } = useTranslation('finances')
  return <TabBar label={t('tabs.label')} tabs={tabs.map(({ id, ...tab }) => ({ ...tab, label: t(`tabs.${id}`) }))} />
}
