import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import type { Progress } from '@contract/progress'
import { Button } from '@/@core/components/Button'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { CountProgress } from '@/@core/components/feedback/CountProgress'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import type { Failure } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { withTexts } from '@/i18n/i18n'
import { fetchOwnFields } from '@/redux/ownFields'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { FieldChangeRow } from './FieldChangeRow'
import { readSet, type FieldChange } from './memberSet'
import { useMembersChange } from './useMembersChange'
import './changeDialog.scss'

const LeavingNote = lazyPart(
  loader(() => withTexts(['leaving'], import('@/views/members/leaving/LeavingNote'))),
  (file) => file.LeavingNote,
)

interface ChangeDialogProps {
  members: readonly Member[]
  /** Unticks those that someone changed or removed meanwhile. */
  onLeaveOut: (members: readonly Member[]) => void
  onChanged: () => void
  onClose: () => void
}

/** Why nothing was changed, and the members that prevented it. */
interface Refusal {
  text: string
  members: readonly Member[]
}

const isLeaving = ({ field, value }: FieldChange) =>
  (field === 'status' && value === 'former') || (field === 'leftOn' && value !== '')

const empty: FieldChange = { field: '', value: '', on: '' }
const NAMED_MAX = 10
const refusals = ['not_found', 'conflict'] as const

const namedIn = ({ fields }: Failure, members: readonly Member[]) =>
  members.filter((_, place) => fields[`change.members.${place}.id`] !== undefined)

/** Gives all these members the same values of one field or several. */
export function ChangeDialog({ members, onLeaveOut, onChanged, onClose }: ChangeDialogProps) {
  const { t, i18n } = useTranslation(['chosenMembers', 'members', 'shell'])
  const { count } = useFormat()
  const today = useToday()
  const formId = useId()
  const progressId = useId()
  const change = useMembersChange()
  const fields = useQuery(fetchOwnFields, undefined).answer ?? []
  const [rows, setRows] = useState<readonly FieldChange[]>([empty])
  const [errors, setErrors] = useState<ReturnType<typeof readSet>['errors']>([])
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [isBusy, setBusy] = useState(false)
  const shown = { count: members.length, shown: count(members.length) }
  const isChosen = rows.every(({ field }) => field !== '')

  function setRow(place: number, row: FieldChange): void {
    setErrors((before) => before.filter(({ at }) => at !== place))
    setRows(rows.map((known, at) => (at === place ? row : known)))
  }

  async function confirm(): Promise<void> {
    if (isBusy) return
    const chosen = rows.filter(({ field }) => field !== '')
    const read = readSet(chosen, fields, today, i18n.language)
    setErrors(read.errors)
    setRefusal(chosen.length === 0 ? { text: t('nothing'), members: [] } : null)
    if (chosen.length === 0 || read.errors.length > 0) return
    setBusy(true)
    const failure = await change(members, read.set, setProgress)
    setBusy(false)
    setProgress(null)
    if (failure === null) {
      onChanged()
      return
    }
    const named = namedIn(failure, members)
    const reason = refusals.find((code) => code === failure.code)
    const isNamed = named.length > 0 && reason !== undefined
    setRefusal({ text: isNamed ? t(`refusals.${reason}`) : unsentText(failure), members: isNamed ? named : [] })
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('title', shown)}
      confirmLabel={t('confirm', shown)}
      isBusy={isBusy}
      form={formId}
      onCancel={onClose}
    >
      <p>{t('text')}</p>
      <form
        id={formId}
        className="member-change"
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        {rows.map((row, at) => (
          <FieldChangeRow
            // Rows have no identity but their place: none is taken out.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            change={row}
            taken={rows.filter((other) => other !== row).map(({ field }) => field)}
            ownFields={fields}
            errors={errors.filter((error) => error.at === at)}
            onChange={(next) => setRow(at, next)}
          />
        ))}
      </form>
      {rows.some(isLeaving) && <LeavingNote members={members} />}
      {isChosen && (
        <Button size="sm" onClick={() => setRows([...rows, empty])}>
          <Plus size={16} aria-hidden />
          {t('another')}
        </Button>
      )}
      {progress && (
        <>
          <p id={progressId} className="visually-hidden">
            {t('title', shown)}
          </p>
          <CountProgress
            labelledBy={progressId}
            {...progress}
            text={t('progress', { done: count(progress.done), of: count(progress.of) })}
          />
        </>
      )}
      {refusal !== null && (
        <FormAlert>
          <p>{refusal.text}</p>
          {refusal.members.length > 0 && (
            <>
              <ul>
                {refusal.members.slice(0, NAMED_MAX).map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
                {refusal.members.length > NAMED_MAX && (
                  <li>{t('more', { shown: count(refusal.members.length - NAMED_MAX) })}</li>
                )}
              </ul>
              {refusal.members.length < members.length && (
                <Button
                  size="sm"
                  onClick={() => {
                    setRefusal(null)
                    onLeaveOut(refusal.members)
                  }}
                >
                  {t('leaveOut', { count: refusal.members.length, shown: count(refusal.members.length) })}
                </Button>
              )}
            </>
          )}
        </FormAlert>
      )}
    </ConfirmDialog>
  )
}
