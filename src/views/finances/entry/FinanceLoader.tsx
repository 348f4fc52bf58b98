import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import type { Loader } from '@/@core/components/lazyComponent'
import { RecordLoader } from '@/shared/records/RecordLoader'
import { findFinance } from '@/redux/finances'
import { useFinanceListPath } from '@/views/finances/query/useFinanceListPath'

interface FinanceLoaderProps {
  /** Loads the code of the screen below. */
  loadScreen?: Loader<unknown>
  /** Id of the entry; absent: the id in the URL. */
  id?: string
  /** `reload`: to be called after changes to the entry. */
  children: (finance: Finance, reload: () => void) => ReactNode
}

/** Loads an entry, and renders the screen below with it. */
export function FinanceLoader({ loadScreen, id, children }: FinanceLoaderProps) {
  const { t } = useTranslation('finances')
  const listPath = useFinanceListPath()
  const gone = {
    icon: ReceiptText,
    title: t('detail.goneTitle'),
    hint: t('detail.goneText'),
    action: <Button to={listPath}>{t('detail.toList')}</Button>,
  }
  return (
    <RecordLoader loadScreen={loadScreen} id={id} find={findFinance} title={t('detail.shortTitle')} gone={gone}>
      {children}
    </RecordLoader>
  )
}
