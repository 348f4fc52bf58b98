import { Mail, Settings2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { Pagination } from '@/@core/components/table/Pagination'
import { Can } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchMessages } from '@/redux/messages'
import { useQuery } from '@/redux/useQuery'
import { listUrl, noWords } from '@/shared/lists/listQuery'
import { useListQuery } from '@/shared/lists/useListQuery'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { Loaded } from '@/shared/records/Loaded'
import { useCalendarPath } from '@/views/calendar/query/useCalendarQuery'
import { MessageRow } from './MessageRow'
import { WriteMessageDialog } from './WriteMessageDialog'
import { isUnderWay } from './messageStates'
import { useReloadWhile } from './useReloadWhile'
import '@/shared/messages/messages.scss'

/** Up to so many there is nothing to turn. */
const ONE_PAGE = 25

const messageListUrl = listUrl(() => noWords)

/** All messages of the group, newest first. */
export function MessageListPage() {
  const { t } = useTranslation(['messages', 'calendar'])
  const calendarPath = useCalendarPath()
  const { query, choose, adjust } = useListQuery(messageListUrl)
  const { page, perPage } = query
  const config = useMemo(() => ({ page, perPage }), [page, perPage])
  const load = useQuery(fetchMessages, config)
  const { answer, failure, isLoading, reload } = load
  useExistingPage({ rows: answer?.messages, total: answer?.total ?? 0, isLoading, failure, reload }, query, adjust)
  const underWay = answer?.messages.filter(isUnderWay) ?? []
  useReloadWhile(underWay.length > 0, JSON.stringify(underWay.map(({ counts }) => counts)), reload)
  const [isWriting, setWriting] = useState(false)
  const write = (
    <Button color="primary" onClick={() => setWriting(true)}>
      <Mail size={16} aria-hidden />
      {t('write.free')}
    </Button>
  )

  return (
    <>
      <PageHeader
        title={t('list.title')}
        lead={t('list.lead')}
        back={<BackLink to={calendarPath} label={t('calendar:back')} />}
        actions={
          <>
            <Can I="manage" a="Event">
              <Button to={paths.messageSettings}>
                <Settings2 size={16} aria-hidden />
                {t('list.settings')}
              </Button>
            </Can>
            {answer !== null && answer.total > 0 && write}
          </>
        }
      />
      <Loaded {...load} skeleton={<TableSkeleton columns={2} />} isKept />
      {answer?.total === 0 && (
        <EmptyState
          icon={Mail}
          title={t('list.emptyTitle')}
          hint={t('list.emptyText')}
          action={
            <>
              <Button to={calendarPath}>{t('list.toCalendar')}</Button>
              {write}
            </>
          }
        />
      )}
      {answer && answer.total > 0 && (
        <>
          <ul className="message-rows is-page">
            {answer.messages.map((message) => (
              <MessageRow key={message.id} message={message} showsEvent />
            ))}
          </ul>
          {answer.total > ONE_PAGE && (
            <Pagination
              page={page}
              perPage={perPage}
              total={answer.total}
              onPage={(next) => choose({ page: next })}
              onPerPage={(next) => choose({ perPage: next })}
            />
          )}
        </>
      )}
      {isWriting && <WriteMessageDialog onSent={reload} onClose={() => setWriting(false)} />}
    </>
  )
}
