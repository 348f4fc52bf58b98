import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { v7 as newId } from 'uuid'
import type { MergeSide, MergeSides } from '@contract/members/duplicates'
import type { OwnField } from '@contract/members/ownFields'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { Input } from '@/@core/components/fields/Input'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { failureText } from '@/i18n/failureText'
import { mergeMembers, undoMerge } from '@/redux/duplicates'
import { useAppDispatch } from '@/redux/hooks'
import { refetchMembers } from '@/redux/members'
import { useFormat } from '@/shared/dates/useFormat'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { useUndo } from '@/shared/records/useUndo'
import { MergeRowField } from './MergeRowField'
import { mergeRows, proposedKept, type MergeChoice, type MergeRow, type SideIndex } from './mergeRows'
import { useFieldReaders } from './useFieldReaders'
import { useTellApart } from './useTellApart'
import '@/@core/styles/editConflict.scss'

interface MergeFormProps {
  compared: MergeSides
  ownFields: readonly OwnField[]
  /** One of the records was changed by somebody else. */
  onOutdated: () => void
}

const other = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0)

/** What is chosen, as the call has it. */
function choicesOf(rows: readonly MergeRow[], choice: ReadonlyMap<string, MergeChoice>, kept: SideIndex) {
  const chosen = (row: MergeRow) => choice.get(row.field) ?? row.proposed
  const joined = (['notes', 'membership'] as const).filter((field) =>
    rows.some((row) => row.field === field && chosen(row) === 'both'),
  )
  return {
    taken: rows.filter((row) => chosen(row) === other(kept)).map(({ field }) => field),
    ...(joined.length > 0 && { joined }),
  }
}

export function MergeForm({ compared, ownFields, onOutdated }: MergeFormProps) {
  const { t } = useTranslation(['duplicates', 'shell'])
  const navigate = useNavigateIfMounted()
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()
  const readers = useFieldReaders(ownFields)
  const { rows, same } = mergeRows(compared, readers)
  const { sides } = compared
  const [kept, setKept] = useState<SideIndex>(() => proposedKept(sides))
  const [choice, setChoice] = useState<ReadonlyMap<string, MergeChoice>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  // The same merge, should its first answer be lost.
  const id = useMemo(() => newId(), [])
  const [keeps, gives] = [sides[kept], sides[other(kept)]]
  const names = useSideNames(sides)
  const toList = () => navigate(paths.duplicates, { replace: true })
  const tellApart = useTellApart(() => void toList())

  async function merge(): Promise<void> {
    setBusy(true)
    setAlert(null)
    const versionOf = ({ member }: MergeSide) => ({ id: member.id, version: member.version })
    try {
      const member = await mergeMembers({
        id,
        kept: versionOf(keeps),
        givenUp: versionOf(gives),
        ...choicesOf(rows, choice, kept),
      })
      const words = { name: member.name, other: gives.member.name }
      const reread = () => void dispatch(refetchMembers())
      const undo = { run: () => undoMerge(id), done: t('merge.undone', words), onSettled: reread }
      showToast.success(t('merge.done', words), offerUndo(undo))
      reread()
      await toList()
    } catch (thrown) {
      const failure = failureOf(thrown)
      setBusy(false)
      if (failure.code === 'conflict' || failure.code === 'not_found') {
        setAlert(t('merge.conflict'))
        onOutdated()
      } else setAlert(failure.fields?.['merge.joined'] === 'overlapping' ? t('merge.notJoined') : failureText(failure))
    }
  }

  return (
    <form
      className="merge-form"
      onSubmit={(event) => {
        event.preventDefault()
        void merge()
      }}
    >
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <Card tag="section" className="merge-card">
        <KeptChoice sides={sides} names={names} kept={kept} onKeep={setKept} />
        {gives.hasLink && <p className="muted">{t('merge.linkLost')}</p>}
        {gives.hasAccount && keeps.hasAccount && <p className="muted">{t('merge.accountLost')}</p>}
        {!gives.mayGiveUp && <FormAlert tone="caution">{t('merge.money', { name: gives.member.name })}</FormAlert>}
      </Card>
      <Card tag="section" className="merge-card">
        <h2>{t('merge.fields')}</h2>
        {rows.length === 0 && <p className="muted">{t('merge.nothingDiffers')}</p>}
        {rows.map((row) => (
          <MergeRowField
            key={row.field}
            row={row}
            names={names}
            chosen={choice.get(row.field) ?? row.proposed}
            onChoose={(chosen) => setChoice(new Map([...choice, [row.field, chosen]]))}
          />
        ))}
        {same.length > 0 && <p className="muted">{t('merge.same', { fields: same.join(', ') })}</p>}
        <p className="muted">{t('merge.together')}</p>
      </Card>
      <div className="cluster">
        <Button type="submit" color="primary" isBusy={isBusy} disabled={!gives.mayGiveUp}>
          {t('merge.submit')}
        </Button>
        <Button onClick={() => void tellApart(sides[0].member, sides[1].member)}>{t('apart')}</Button>
      </div>
    </form>
  )
}

/** Whose the values are: of two who are called the same, the first and the second record. */
function useSideNames([one, other]: MergeSides['sides']): readonly [string, string] {
  const { t } = useTranslation('duplicates')
  const [name, otherName] = [one.member.name, other.member.name]
  if (name.toLowerCase() !== otherName.toLowerCase()) return [name, otherName]
  return [t('merge.first', { name }), t('merge.second', { name: otherName })]
}

interface KeptChoiceProps {
  sides: MergeSides['sides']
  names: readonly [string, string]
  kept: SideIndex
  onKeep: (side: SideIndex) => void
}

/** Which record stays, with what hangs on each. */
function KeptChoice({ sides, names, kept, onKeep }: KeptChoiceProps) {
  const { t } = useTranslation('duplicates')
  const { count, date } = useFormat()
  const name = useId()
  function hanging({ counts, hasAccount, hasLink }: MergeSide): string {
    const kinds = ['attendance', 'replies', 'finances', 'loans', 'messages'] as const
    const counted = kinds.flatMap((kind) => {
      const number = counts[kind] ?? 0
      return number === 0 ? [] : [t(`merge.counts.${kind}`, { count: number, shown: count(number) })]
    })
    const all = [...counted, ...(hasAccount ? [t('merge.account')] : []), ...(hasLink ? [t('merge.link')] : [])]
    return all.length === 0 ? t('merge.counts.nothing') : all.join(' · ')
  }
  return (
    <>
      <fieldset className="conflict-row merge-kept">
        <legend>{t('merge.stays')}</legend>
        {([0, 1] as const).map((side) => (
          <label key={side} className="conflict-side">
            <Input type="radio" name={name} checked={side === kept} onChange={() => onKeep(side)} />
            <span>{names[side]}</span>
            <span className="muted">
              {hanging(sides[side])} · {t('merge.changed', { date: date(sides[side].changedAt.slice(0, 10)) })}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="muted">{t('merge.staysHint')}</p>
    </>
  )
}
