import { UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Member } from '@contract/members'
import type { DuplicatePair, RecentMerge } from '@contract/members/duplicates'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { Badge } from '@/@core/components/page/Badge'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { fetchDuplicates, undoMerge } from '@/redux/duplicates'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { refetchMembers, selectMembersState } from '@/redux/members'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { Loaded } from '@/shared/records/Loaded'
import { useReloadOnChange } from '@/shared/records/useReloadOnChange'
import { useUndo } from '@/shared/records/useUndo'
import { MemberTabs } from '@/views/members/tabs/MemberTabs'
import { useTellApart } from './useTellApart'
import { useGroupSections } from '@/views/members/columns/useSectionLabel'
import './duplicates.scss'

/** Pairs of records that may be of one person, and what was merged in the last day. */
export function DuplicatesPage() {
  const { t } = useTranslation('duplicates')
  const load = useQuery(fetchDuplicates, undefined)
  const { reload } = load
  // A merge is undone from its toast too, which knows nothing of this list.
  useReloadOnChange(useAppSelector(selectMembersState).requestId, reload)
  return (
    <>
      <MemberTabs />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Loaded {...load} isKept>
        {(list) => (
          <>
            {list.pairs.length === 0 ? (
              <EmptyState icon={UserCheck} title={t('emptyTitle')} hint={t('emptyText')} />
            ) : (
              <Pairs pairs={list.pairs} onChanged={reload} />
            )}
            {list.hasMore && <p className="muted">{t('hasMore')}</p>}
            {list.merges.length > 0 && <Merges merges={list.merges} />}
          </>
        )}
      </Loaded>
    </>
  )
}

function Pairs({ pairs, onChanged }: { pairs: readonly DuplicatePair[]; onChanged: () => void }) {
  const { t } = useTranslation(['duplicates', 'members'])
  const { date } = useFormat()
  const { nameOf } = useGroupSections()
  const tellApart = useTellApart(onChanged)
  const factsOf = ({ section, instrument, email, phone, birthDate }: Member) =>
    [instrument ?? nameOf({ section, instrument }), birthDate && date(birthDate), email, phone]
      .filter(Boolean)
      .join(' · ')
  return (
    <Card tag="section" className="duplicates-card" aria-labelledby="duplicate-pairs">
      <h2 id="duplicate-pairs">{t('pairs')}</h2>
      <ul>
        {pairs.map(({ members: [one, other], reasons }) => {
          const words = { one: one.name, other: other.name }
          return (
            <li key={`${one.id} ${other.id}`}>
              <div className="duplicate-people">
                {[one, other].map((member) => (
                  <span key={member.id}>
                    <strong>{member.name}</strong>
                    <small className="muted">{factsOf(member)}</small>
                  </span>
                ))}
              </div>
              <span className="cluster">
                {reasons.map((reason) => (
                  <Badge key={reason}>{t(`reasons.${reason}`)}</Badge>
                ))}
              </span>
              <span className="cluster duplicate-actions">
                <Button size="sm" to={paths.mergeMembers(one.id, other.id)} label={t('comparePair', words)}>
                  {t('compare')}
                </Button>
                <Button
                  size="sm"
                  color="ghost"
                  label={t('apartPair', words)}
                  onClick={() => void tellApart(one, other)}
                >
                  {t('apart')}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function Merges({ merges }: { merges: readonly RecentMerge[] }) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation(['duplicates', 'shell'])
  const { dateTime } = useFormat()
  const { runUndo } = useUndo()
  const undo = ({ id, keptName, name }: RecentMerge) =>
    runUndo({
      run: () => undoMerge(id),
      done: t('merge.undone', { name: keptName, other: name }),
      onSettled: () => void dispatch(refetchMembers()),
    })
  return (
    <Card tag="section" className="duplicates-card" aria-labelledby="recent-merges">
      <h2 id="recent-merges">{t('merges')}</h2>
      <ul>
        {merges.map((merge) => (
          <li key={merge.id}>
            <span>
              {t('mergedBy', { name: merge.name, kept: merge.keptName, when: dateTime(merge.at), by: merge.by })}
            </span>
            <Button size="sm" label={t('undoMerge', { name: merge.name })} onClick={() => void undo(merge)}>
              {t('shell:undo')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
