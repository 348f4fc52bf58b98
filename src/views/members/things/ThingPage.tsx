import { HandHelping, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { LentTo, Thing } from '@contract/members/things'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { withTexts } from '@/i18n/i18n'
import { fetchThing, removeThing, saveThing } from '@/redux/things'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { AuditLink } from '@/shared/records/AuditLink'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import { LoanLine } from './LoanLine'
import { placeLooks, placeOf } from './thingLabel'
import { useLoanTask } from './useLoanTask'
import './things.scss'

const ThingDialog = lazyPart(
  loader(() => withTexts(['finances'], import('./ThingDialog'))),
  (file) => file.ThingDialog,
)

/** A thing of the group, and who had it. */
export function ThingPage() {
  const { id = '' } = useParams()
  const load = useQuery(fetchThing, id)
  return (
    <Loaded {...load} isKept>
      {({ thing, loans }) => <ThingDetail thing={thing} loans={loans} onChanged={load.reload} />}
    </Loaded>
  )
}

interface ThingDetailProps {
  thing: Thing
  /** The last one first. */
  loans: readonly LentTo[]
  onChanged: () => void
}

function ThingDetail({ thing, loans, onChanged }: ThingDetailProps) {
  const { t } = useTranslation(['things', 'shell'])
  const today = useToday()
  const navigate = useNavigate()
  const { offerUndo } = useUndo()
  const canChange = useAppAbility().can('manage', 'Member')
  const { start, dialog } = useLoanTask(onChanged)
  const [isEditing, setEditing] = useState(false)
  const lent = loans.find(({ loan }) => loan.returnedOn === undefined)
  const place = placeOf({ lent }, today)

  async function remove(): Promise<void> {
    const { name } = thing
    try {
      await removeThing(thing.id)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return
    }
    // From wherever they are then: this page is gone.
    const undo = {
      run: () => saveThing(thing),
      done: t('restored', { name }),
      onDone: () => navigate(paths.thing(thing.id)),
    }
    showToast.success(t('removed', { name }), offerUndo(undo))
    await navigate(paths.things, { replace: true })
  }

  return (
    <>
      <PageHeader
        title={thing.name}
        lead={
          <span className="cluster">
            {[t(`kinds.${thing.kind}`), thing.number].filter(Boolean).join(' · ')}
            <StatusLabel {...placeLooks[place]} label={t(`places.${place}`)} />
          </span>
        }
        back={<BackLink to={paths.things} label={t('backToList')} />}
        actions={
          canChange && (
            <>
              {!lent && (
                <Button color="danger-quiet" onClick={() => void remove()}>
                  <Trash2 size={16} aria-hidden />
                  {t('shell:remove')}
                </Button>
              )}
              <Button onClick={() => setEditing(true)}>
                <Pencil size={16} aria-hidden />
                {t('shell:edit')}
              </Button>
              {lent ? (
                <Button
                  color="primary"
                  onClick={() => start({ kind: 'return', thing, loan: lent.loan }, lent.memberName)}
                >
                  <Undo2 size={16} aria-hidden />
                  {t('returnIt')}
                </Button>
              ) : (
                <Button color="primary" onClick={() => start({ kind: 'lend', thing })}>
                  <HandHelping size={16} aria-hidden />
                  {t('lend')}
                </Button>
              )}
            </>
          )
        }
      />
      <ThingFacts thing={thing} />
      <Card tag="section" className="things-card" aria-labelledby="thing-history">
        <h2 id="thing-history">{t('history')}</h2>
        {loans.length === 0 ? (
          <p className="muted">{t('historyEmpty')}</p>
        ) : (
          <ul>
            {loans.map(({ loan, memberName }) => (
              <LoanLine
                key={loan.id}
                loan={loan}
                thing={thing}
                name={<Link to={paths.member(loan.memberId)}>{memberName}</Link>}
                onChange={canChange ? () => start({ kind: 'change', thing, loan }, memberName) : undefined}
              />
            ))}
          </ul>
        )}
      </Card>
      <AuditLink subjectId={thing.id} />
      {isEditing && <ThingDialog thing={thing} onSaved={onChanged} onClose={() => setEditing(false)} />}
      {dialog}
    </>
  )
}

function ThingFacts({ thing }: { thing: Thing }) {
  const { t } = useTranslation('things')
  const { date } = useFormat()
  const money = useMoney()
  const { serialNumber, value, condition, insurance, boughtOn, place, notes } = thing
  return (
    <Card tag="section" className="things-card" aria-label={t('facts')}>
      <DefinitionList
        items={[
          { term: t('fields.condition'), value: condition && t(`conditions.${condition}`) },
          { term: t('fields.place'), value: place },
          { term: t('fields.serialNumber'), value: serialNumber },
          { term: t('fields.value'), value: value === undefined ? undefined : money.format(value) },
          { term: t('fields.boughtOn'), value: boughtOn && date(boughtOn) },
          { term: t('fields.insurance'), value: insurance },
          { term: t('fields.notes'), value: notes },
        ].filter((fact) => fact.value !== undefined)}
      />
    </Card>
  )
}
