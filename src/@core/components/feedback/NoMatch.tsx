import { shownElement } from '@/@core/components/shownElement'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { focusAfterClear } from '@/@core/components/focusAfterClear'
import { Notice } from './Notice'

interface NoMatchProps {
  /** Says what there is none of, e.g. "Nobody found". */
  title?: string
  onClear: () => void
}

/** There is something, but the filters and the search leave none of it. */
export function NoMatch({ title, onClear }: NoMatchProps) {
  const { t } = useTranslation('layout')

  function clear(): void {
    onClear()
    focusAfterClear(shownElement('main input[type="search"]'))
  }

  return (
    <Notice
      icon={SearchX}
      title={title ?? t('table.noMatchTitle')}
      text={t('table.noMatchText')}
      actions={<Button onClick={clear}>{t('table.clearFilters')}</Button>}
    />
  )
}
