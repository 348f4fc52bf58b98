import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { Member } from '@contract/members'
import type { HistoryStep } from '@contract/members/history'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { withTexts } from '@/i18n/i18n'
import { fetchHistory, removeHistoryStep, saveHistoryStep } from '@/redux/memberHistory'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { Loaded } from '@/shared/records/Loaded'
import { instrumentText } from '@/shared/records/instrumentText'
import { useUndo } from '@/shared/records/useUndo'
import './memberHistory.scss'

const HistoryStepDialog = lazyPart(
  loader(() => withTexts(['leaving'], import('./HistoryStepDialog'))),
  (file) => file.HistoryStepDialog,
)

/** What happened to a member in the group, with days, newest first; who manages members changes it. */
export function MemberHistoryCard({ member, onChanged }: { member: Member; onChanged: () => void }) {
  const { t } = useTranslation('memberHistory')
  const { date } = useFormat()
  const { offerUndo } = useUndo()
  const canChange = useAppAbility().can('manage', 'Member')
  const load = useQuery(fetchHistory, member.id)
  const { answer: steps, reload } = load
  const [editing, setEditing] = useState<{ step?: HistoryStep } | null>(null)
  const toRemove = editing?.step

  function changed(): void {
    reload()
    onChanged()
  }

  async function remove(step: HistoryStep): Promise<void> {
    const words = { step: t(`steps.${step.kind}`), name: member.name }
    setEditing(null)
    try {
      await removeHistoryStep(step.id)
      const undo = { run: () => saveHistoryStep(step), done: t('restored', words), onSettled: changed }
      showToast.success(t('removed', words), offerUndo(undo))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    changed()
  }

  function lineOf({ kind, until, instrument, part }: HistoryStep): string {
    if (kind === 'leave') return until === undefined ? t('lines.leaveOpen') : t('lines.leave', { date: date(until) })
    if (kind === 'instrument')
      return t('lines.instrument', { instrument: instrumentText({ instrument, part, secondInstrument: undefined }) })
    return t(`lines.${kind}`)
  }

  return (
    <Card tag="section" className="member-history" aria-labelledby="member-history">
      <h2 id="member-history">{t('title')}</h2>
      <Loaded {...load} />
      {steps?.length === 0 && <p className="muted">{t('empty')}</p>}
      {steps && steps.length > 0 && (
        <Table responsive aria-labelledby="member-history">
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('what')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.toReversed().map((step) => {
              const { id, kind, day, isNoted } = step
              const line = lineOf(step)
              return (
                <tr key={id} data-row-id={id}>
                  <th scope="row" className="tabular">
                    {day === undefined ? t('unknownDay') : date(day)}
                    {day !== undefined && isNoted && <small>{t('noted')}</small>}
                  </th>
                  <td>
                    {canChange ? (
                      <Button
                        color="link"
                        label={`${line} – ${t('edit', { step: t(`steps.${kind}`) })}`}
                        onClick={() => setEditing({ step })}
                      >
                        {line}
                      </Button>
                    ) : (
                      line
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
      <p className="form-text">{t('lead')}</p>
      <p>
        <Link to={paths.jubilees}>{t('jubilees')}</Link>
      </p>
      {canChange && steps && (
        <Button size="sm" onClick={() => setEditing({})}>
          <Plus size={15} aria-hidden />
          {t('add')}
        </Button>
      )}
      {editing && steps && (
        <HistoryStepDialog
          member={member}
          step={editing.step}
          steps={steps}
          onSaved={changed}
          onRemove={toRemove && (() => void remove(toRemove))}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  )
}
