import { PenLine } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useReturnFocus } from '@/views/samples/kit/useReturnFocus'
import { useSearchState } from '@/views/samples/kit/useSearchState'
import { ComposeDrawer, type ComposeStart } from './ComposeDrawer'
import { EmailNav } from './EmailNav'
import { fetchLetters, folders, labels } from './letter'
import { LetterList } from './LetterList'
import { LetterView } from './LetterView'
import { useLetterChanges } from './useLetterChanges'
import { useLetterDrag } from './useLetterDrag'
import './email.scss'

export function EmailPage() {
  const { t } = useTranslation('samplesEmail')
  const state = useSearchState()
  const { search, choose } = state
  const folder = folders.find((known) => known === search.get('folder')) ?? 'inbox'
  const label = labels.find((known) => known === search.get('label'))
  const opened = search.get('mail')
  useReturnFocus(opened)
  const page = search.get('page') ?? ''
  const q = search.get('q') ?? ''
  const query = useMemo(() => new URLSearchParams({ q, folder, label: label ?? '' }).toString(), [q, folder, label])
  const { answer, failure, isLoading, reload } = useQuery(fetchLetters, query)
  const changes = useLetterChanges(reload)
  const { ghost, drag } = useLetterDrag(changes)
  const [writing, setWriting] = useState<ComposeStart | null>(null)

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Button color="primary" onClick={() => setWriting({})}>
            <PenLine size={16} aria-hidden />
            {t('compose')}
          </Button>
        }
      />
      <div className="sample-layout">
        <EmailNav folder={folder} label={label} counts={answer?.emailsMeta} drag={drag} />
        <div>
          {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
          {!failure && !answer && <TableSkeleton />}
          {!failure && answer && opened === null && (
            <LetterList
              // What was selected in one folder is not in the next.
              key={`${folder} ${label ?? ''}`}
              letters={answer.emails}
              isLoading={isLoading}
              state={state}
              changes={changes}
              drag={drag}
            />
          )}
          {!failure && answer && opened !== null && (
            <LetterView
              key={opened}
              id={opened}
              letters={answer.emails}
              changes={changes}
              onDismiss={() => choose({ mail: '', page })}
              onReply={setWriting}
            />
          )}
        </div>
      </div>
      <span ref={ghost} className="letter-ghost" aria-hidden />
      <ComposeDrawer start={writing} onSend={changes.send} onClose={() => setWriting(null)} />
    </>
  )
}
