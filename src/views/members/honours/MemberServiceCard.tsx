import { Award, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Member } from '@contract/members'
import type { ServiceAdjustment } from '@contract/members/honours'
import { Button } from '@/@core/components/Button'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { fetchService, removeAdjustment, saveAdjustment } from '@/redux/honours'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import { useHonourTask } from './useHonourTask'
import './honours.scss'

const AdjustmentDialog = lazyPart(
  loader(() => import('./AdjustmentDialog')),
  (file) => file.AdjustmentDialog,
)

/** A member's years of service with what is added and taken off, and what they were honoured for. */
export function MemberServiceCard({ member }: { member: Member }) {
  const { t } = useTranslation(['jubilees', 'shell'])
  const { date, count } = useFormat()
  const { offerUndo } = useUndo()
  const canChange = useAppAbility().can('manage', 'Member')
  const load = useQuery(fetchService, member.id)
  const { answer, reload } = load
  const { start, dialog } = useHonourTask(reload)
  const [adjusting, setAdjusting] = useState<{ adjustment?: ServiceAdjustment } | null>(null)
  const { id: memberId, name } = member
  const open = adjusting?.adjustment
  const signed = (years: number) => `${years > 0 ? '+' : '−'}${count(Math.abs(years))}`

  function adjusted(before: ServiceAdjustment | undefined, after: ServiceAdjustment): void {
    const run = () => (before ? saveAdjustment({ ...before, version: after.version }) : removeAdjustment(after.id))
    reload()
    showToast.success(
      t('adjustment.saved', { name }),
      offerUndo({ run, done: t('adjustment.asBefore', { name }), onSettled: reload }),
    )
  }

  async function remove(adjustment: ServiceAdjustment): Promise<void> {
    setAdjusting(null)
    try {
      await removeAdjustment(adjustment.id)
      const undo = {
        run: () => saveAdjustment(adjustment),
        done: t('adjustment.asBefore', { name }),
        onSettled: reload,
      }
      showToast.success(t('adjustment.saved', { name }), offerUndo(undo))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    reload()
  }

  return (
    <Card tag="section" className="service-card" aria-labelledby="member-service">
      <h2 id="member-service">{t('years')}</h2>
      <Loaded {...load} />
      {answer && (
        <p>
          {answer.years === undefined
            ? t('service.unknown')
            : t('service.complete', { count: answer.years, shown: count(answer.years) })}
        </p>
      )}
      {answer && answer.adjustments.length + answer.honours.length > 0 && (
        <ul>
          {answer.adjustments.map((adjustment) => {
            const line = t('service.adjusted', { count: Math.abs(adjustment.years), shown: signed(adjustment.years) })
            return (
              <li key={adjustment.id} data-row-id={adjustment.id}>
                <span>
                  {line} <span className="muted">{adjustment.reason}</span>
                </span>
                {canChange && (
                  <Button
                    size="sm"
                    color="ghost"
                    label={t('editOf', { what: line })}
                    onClick={() => setAdjusting({ adjustment })}
                  >
                    {t('shell:edit')}
                  </Button>
                )}
              </li>
            )
          })}
          {answer.honours.map((honour) => {
            const { id, years, givenOn, note } = honour
            const line = t('service.honoured', { count: years, shown: count(years) })
            return (
              <li key={id} data-row-id={id}>
                <span>
                  {line} <span className="muted">{[date(givenOn), note].filter(Boolean).join(' · ')}</span>
                </span>
                {canChange && (
                  <Button
                    size="sm"
                    color="ghost"
                    label={t('editOf', { what: line })}
                    onClick={() => start({ memberId, name, honour })}
                  >
                    {t('shell:edit')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {canChange && answer && (
        <span className="cluster">
          <Button size="sm" onClick={() => setAdjusting({})}>
            <Plus size={15} aria-hidden />
            {t('adjustment.add')}
          </Button>
          <Button size="sm" onClick={() => start({ memberId, name })}>
            <Award size={15} aria-hidden />
            {t('honour.add')}
          </Button>
        </span>
      )}
      {adjusting && (
        <AdjustmentDialog
          member={member}
          adjustment={open}
          onSaved={(after) => adjusted(open, after)}
          onRemove={open && (() => void remove(open))}
          onClose={() => setAdjusting(null)}
        />
      )}
      {dialog}
    </Card>
  )
}
