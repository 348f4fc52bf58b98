import { Printer, Users } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { memberAttendanceSortColumns, type MemberAttendance } from '@contract/analytics'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { ListTable } from '@/@core/components/table/ListTable'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchMemberAttendance, selectMemberAttendance } from '@/redux/analytics'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { ExportButton } from '@/shared/records/ExportButton'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { AnalyticsTabs } from './AnalyticsTabs'
import { MemberAttendanceFilters } from './MemberAttendanceFilters'
import { memberAttendanceColumns } from './memberAttendanceColumns'
import { isFiltered, memberAttendanceUrl, useMemberAttendanceQuery } from './useMemberAttendanceQuery'
import './memberAttendance.scss'

const rowPath = ({ id }: MemberAttendance) => paths.member(id)
const none: string[] = []

/** Who came, member by member, for those who look after attendance; by section and name unless another order is asked for. */
export function MemberAttendancePage() {
  const { t } = useTranslation(['analytics', 'members'])
  const { count, briefDate } = useFormat()
  const { query, selection, config, choose, adjust, clear } = useMemberAttendanceQuery()
  const { answer, failure, isLoading, reload } = useQuery(fetchMemberAttendance, config)
  const rows = answer?.members
  const total = answer?.total ?? 0
  const { isPastEnd } = useExistingPage({ rows, total, isLoading, failure, reload }, query, adjust)
  const withReplies = query.show === 'replies'
  const columns = useMemo(
    () => memberAttendanceColumns({ t, count, day: briefDate, withReplies }),
    [t, count, briefDate, withReplies],
  )
  const search = memberAttendanceUrl.write({ ...query, page: undefined, perPage: undefined }).toString()

  async function toCsv(members: MemberAttendance[], locale: string): Promise<string> {
    const { memberAttendanceCsv } = await import('./memberAttendanceCsv')
    return memberAttendanceCsv(members, { t, language: locale })
  }

  const actions = (!rows || total > 0) && (
    <>
      <ExportButton
        what="attendance"
        select={selectMemberAttendance}
        selection={selection}
        toCsv={toCsv}
        title={t('members.title')}
        doneText={(number, shown) => t('members.exported', { count: number, shown })}
      />
      <Button
        color="secondary"
        to={search === '' ? paths.printMemberAttendance : `${paths.printMemberAttendance}?${search}`}
      >
        <Printer size={16} aria-hidden />
        <span className="page-action-text">{t('list.print')}</span>
      </Button>
    </>
  )

  return (
    <>
      <AnalyticsTabs />
      <PageHeader
        title={t('members.title')}
        count={rows && !failure && total > 0 ? count(total) : undefined}
        lead={t('members.lead')}
        hasPendingActions={!rows}
        actions={actions}
      />
      <MemberAttendanceFilters
        query={query}
        instruments={answer?.instruments ?? none}
        onChoose={choose}
        onAdjust={adjust}
        onClear={clear}
      />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && (
        <div className="member-attendance">
          <ListTable
            label={t('members.title')}
            columns={columns}
            rows={rows}
            total={total}
            isLoading={isLoading || isPastEnd}
            query={query}
            sortColumns={memberAttendanceSortColumns}
            onQuery={choose}
            rowPath={rowPath}
            empty={
              isFiltered(query) ? (
                <NoMatch title={t('members:noMatchTitle')} onClear={clear} />
              ) : (
                <EmptyState
                  icon={Users}
                  title={t('members.emptyTitle')}
                  hint={t('members.emptyText')}
                  action={<Button to={paths.members}>{t('members.toMembers')}</Button>}
                />
              )
            }
          />
          {total > 0 && <p className="form-text">{t(withReplies ? 'members.replyRule' : 'members.rule')}</p>}
        </div>
      )}
    </>
  )
}
