import { MessagesSquare } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useReturnFocus } from '@/views/samples/kit/useReturnFocus'
import { useSearchState } from '@/views/samples/kit/useSearchState'
import { ContactList } from './ContactList'
import { fetchPeople } from './conversation'
import { ConversationPane } from './ConversationPane'
import { useHeartbeat } from './useHeartbeat'
import './chat.scss'

export function ChatPage() {
  const { t } = useTranslation('samplesChat')
  const state = useSearchState()
  const { answer, failure, isLoading, reload } = useQuery(fetchPeople, undefined)
  const opened = state.search.get('contact')
  useReturnFocus(opened)
  const { beat, wake } = useHeartbeat()
  useEffect(() => {
    if (beat > 0) reload()
  }, [beat, reload])

  return (
    <>
      <PageHeader title={t('title')} />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && !answer && <TableSkeleton />}
      {!failure && answer && (
        <div className={`chat-layout${opened === null ? '' : ' is-open'}`}>
          <ContactList people={answer} opened={opened} state={state} />
          {opened === null ? (
            <div className="chat-pane is-empty">
              <EmptyState icon={MessagesSquare} title={t('none.title')} hint={t('none.hint')} />
            </div>
          ) : (
            <ConversationPane
              key={opened}
              id={opened}
              ownId={answer.profileUser.id}
              beat={beat}
              onChanged={reload}
              onSent={wake}
              onDismiss={() => state.choose({ contact: '' })}
            />
          )}
        </div>
      )}
    </>
  )
}
