import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { printLength } from '@contract/lengths'
import type { LibraryPiece } from '@contract/calendar/pieces'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { Input } from '@/@core/components/fields/Input'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { mergePieces, undoPieceMerge } from '@/redux/calendar/pieces'
import { useUndo } from '@/shared/records/useUndo'
import type { PiecePair } from './alikePieces'
import { mergeRows, mergedPiece, type MergeField, type MergeSide } from './mergeRows'
import '@/@core/styles/editConflict.scss'

interface MergePiecesDialogProps {
  pair: PiecePair
  /** They are one now, two again, or somebody else changed one of them. */
  onChanged: () => void
  onClose: () => void
}

/** Two pieces side by side, of which each field is chosen. */
export function MergePiecesDialog({ pair, onChanged, onClose }: MergePiecesDialogProps) {
  const { t } = useTranslation(['pieces', 'shell'])
  const { offerUndo } = useUndo()
  const formId = useId()
  const [kept, other] = pair
  const rows = mergeRows(kept, other)
  const [choice, setChoice] = useState<ReadonlyMap<MergeField, MergeSide>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  // The same merge, should its first answer be lost.
  const id = useMemo(() => newId(), [])
  const chosenOf = (row: (typeof rows)[number]) => choice.get(row.field) ?? row.proposed

  async function merge(): Promise<void> {
    setBusy(true)
    setAlert(null)
    const taken = rows.filter((row) => chosenOf(row) === 1).map(({ field }) => field)
    try {
      const piece = await mergePieces({
        id,
        kept: mergedPiece(kept, other, taken),
        givenUp: { id: other.id, version: other.version },
      })
      const words = { title: piece.title }
      const undo = { run: () => undoPieceMerge(id), done: t('alike.undone', words), onSettled: onChanged }
      showToast.success(t('alike.done', words), offerUndo(undo))
      onChanged()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      setBusy(false)
      setAlert(failure.code === 'conflict' || failure.code === 'not_found' ? t('alike.conflict') : failureText(failure))
    }
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('alike.mergeTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={formId} color="primary" isBusy={isBusy}>
            {t('alike.merge')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          void merge()
        }}
      >
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <p className="muted">{t(rows.length === 0 ? 'alike.nothingDiffers' : 'alike.mergeText')}</p>
        {rows.map((row) => (
          <fieldset key={row.field} className="conflict-row">
            <legend>{t(`fields.${row.field}`)}</legend>
            {([0, 1] as const).map((side) => (
              <label key={side} className="conflict-side">
                <Input
                  type="radio"
                  name={`${formId}-${row.field}`}
                  checked={chosenOf(row) === side}
                  onChange={() => setChoice(new Map([...choice, [row.field, side]]))}
                />
                <span className={row.values[side] === '' ? 'muted' : undefined}>
                  {row.values[side] || t('alike.empty')}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </form>
    </Dialog>
  )
}

/** What tells two alike pieces from each other in a list. */
export const factsOf = ({ composer, arranger, shelf, ...length }: LibraryPiece): string =>
  [composer, arranger, shelf, printLength(length)].filter(Boolean).join(' · ')
