import { Pencil, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { BackLink } from '@/@core/components/page/BackLink'
import { Badge } from '@/@core/components/page/Badge'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFocusRescue } from '@/@core/hooks/useFocusRescue'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { findLevy } from '@/redux/finances/levies'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { AuditLink } from '@/shared/records/AuditLink'
import { NotFound } from '@/shared/records/NotFound'
import { Loaded } from '@/shared/records/Loaded'
import { LevyExport } from './LevyExport'
import { LevyPeople } from './LevyPeople'
import { LevyProgress } from './LevyProgress'
import { useLevyChanges } from './useLevyChanges'

const LevyMembersDialog = lazyPart(
  loader(() => import('./LevyMembersDialog')),
  (file) => file.LevyMembersDialog,
)

const RenameLevyDialog = lazyPart(
  loader(() => import('./RenameLevyDialog')),
  (file) => file.RenameLevyDialog,
)

/** A levy with its members' payments. */
export function LevyPage() {
  const { t } = useTranslation(['levies', 'shell'])
  const { levyId = '' } = useParams()
  const { count } = useFormat()
  const money = useMoney()
  const canChange = useAppAbility().can('manage', 'Finance')
  const load = useQuery(findLevy, levyId)
  const { answer, failure, reload } = load
  const changes = useLevyChanges(reload)
  useFocusRescue(answer?.levy.cancelled === true)
  const [isAdding, setAdding] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  if (failure?.code === 'not_found') return <NotFound />
  const levy = answer?.levy
  const isGoing = canChange && levy !== undefined && levy.cancelled === undefined
  return (
    <>
      <PageHeader
        title={levy?.name ?? t('title')}
        lead={
          answer &&
          levy && (
            <span className="cluster">
              {t('each', { amount: money.format(levy.amount), count: levy.dueDates.length })}
              {levy.cancelled && <Badge>{t('cancelled')}</Badge>}
            </span>
          )
        }
        back={<BackLink to={paths.levies} label={t('title')} />}
        actions={
          answer && (
            <>
              <LevyExport levy={answer.levy} />
              {canChange && (
                <Button onClick={() => setRenaming(true)}>
                  <Pencil size={16} aria-hidden />
                  <span className="page-action-text">{t('rename.act')}</span>
                </Button>
              )}
              {isGoing && (
                <>
                  {answer.open > 0 && (
                    <Button color="danger-quiet" onClick={() => setCancelling(true)}>
                      {t('cancel.act')}
                    </Button>
                  )}
                  <Button color="primary" onClick={() => setAdding(true)}>
                    <UserPlus size={16} aria-hidden />
                    {t('members.add')}
                  </Button>
                </>
              )}
              {canChange && levy?.cancelled && (
                <Button onClick={() => void changes.restore(levy)}>{t('cancel.restore')}</Button>
              )}
            </>
          )
        }
      />
      <Loaded {...load} />
      {answer && levy && (
        <div className="ledger-table-stack">
          <Card className="levy-facts">
            <LevyProgress charged={answer.charged} paid={answer.paid} />
            <span>
              {t('settledText', {
                count: answer.members,
                settled: count(answer.settled),
                members: count(answer.members),
              })}
            </span>
            {answer.overdue > 0 && <span>{t('overdueOf', { amount: money.format(answer.overdue) })}</span>}
            {answer.writtenOff > 0 && <span>{t('writtenOffOf', { amount: money.format(answer.writtenOff) })}</span>}
          </Card>
          {answer.people.length === 0 ? (
            <p className="muted">{t('nobody')}</p>
          ) : (
            <LevyPeople
              levy={levy}
              people={answer.people}
              onRemove={isGoing ? ({ memberId }) => void changes.remove(levy, [memberId]) : undefined}
            />
          )}
          <AuditLink subjectId={levy.id} />
        </div>
      )}
      {levy && (
        <ConfirmDialog
          isOpen={isCancelling}
          title={t('cancel.title', { name: levy.name })}
          confirmLabel={t('cancel.act')}
          cancelLabel={t('cancel.keep')}
          isDanger
          onCancel={() => setCancelling(false)}
          onConfirm={() => {
            setCancelling(false)
            void changes.cancel(levy)
          }}
        >
          {t('cancel.text', { amount: money.format(answer.open) })}
        </ConfirmDialog>
      )}
      {isRenaming && levy && <RenameLevyDialog levy={levy} onChanged={reload} onClose={() => setRenaming(false)} />}
      {isAdding && answer && (
        <LevyMembersDialog
          asked={answer.people.filter(({ open }) => open > 0).map(({ memberId }) => memberId)}
          onAdd={(ids) => changes.add(answer.levy, ids)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
