import { CircleCheck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import type { Figure } from './importArea'
import { saveLinesFile, type LinesFile } from './linesFile'
import { StepHeading } from './StepHeading'

export interface ImportOutcome {
  id: string
  fileName: string
  added: number
  duplicates: number
  /** Left, as they probably stood there already. */
  probable: number
  /** How many records that were there it changed. */
  updated?: number | undefined
  /** All of the file that were read. */
  lines: number
  leftOut: number
  /** Totals of the items that were added. */
  figures: readonly Figure[]
  /** What of the file was left out (linesFile.ts). */
  leftOutFile: LinesFile | null
  isUndone: boolean
}

interface DoneStepProps {
  outcome: ImportOutcome
  csvLocale: string
  addedText: string
  updatedText: string | undefined
  see: string
  seePath: string
  isUndoing: boolean
  alert: string | null
  onUndo: () => void
  /** Back to the file that was taken back. */
  onAgain: () => void
  onAnother: () => void
}

/** How many lines were added, with a button to take the import back. */
export function DoneStep(props: DoneStepProps) {
  const { outcome, csvLocale, addedText, updatedText, see, seePath, isUndoing, alert, onUndo, onAgain, onAnother } =
    props
  const { fileName, added, duplicates, probable, updated = 0, lines, leftOut, figures, leftOutFile, isUndone } = outcome
  const { t, i18n } = useTranslation('imports')
  const number = new Intl.NumberFormat(i18n.language)
  const counted = (count: number) => ({ count, shown: number.format(count) })
  const title = isUndone ? t('done.undone') : added + updated > 0 ? t('done.title') : t('done.titleNone')
  return (
    <Card tag="section" className="import-step import-done">
      <CircleCheck size={28} strokeWidth={1.25} aria-hidden />
      <StepHeading key={title} title={title} />
      {isUndone ? (
        <p>{t(updated > 0 ? 'done.undoneUpdates' : 'done.undoneText', { name: fileName })}</p>
      ) : (
        <ul>
          <li>{t('done.lines', counted(lines))}</li>
          <li>{addedText}</li>
          {updated > 0 && updatedText !== undefined && <li>{updatedText}</li>}
          {duplicates > 0 && <li>{t('done.duplicates', counted(duplicates))}</li>}
          {probable > 0 && <li>{t('done.probable', counted(probable))}</li>}
          {leftOut > 0 && <li>{t('done.leftOut', counted(leftOut))}</li>}
        </ul>
      )}
      {!isUndone && added > 0 && figures.length > 0 && (
        <dl className="import-figures">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <div className="cluster">
        {isUndone && (
          <Button color="primary" onClick={onAgain}>
            {t('done.again')}
          </Button>
        )}
        <Button color={isUndone ? 'secondary' : 'primary'} to={seePath}>
          {see}
        </Button>
        <Button onClick={onAnother}>{t('done.another')}</Button>
        {leftOutFile && !isUndone && (
          <Button onClick={() => void saveLinesFile(leftOutFile, csvLocale)}>{t('done.saveLeftOut')}</Button>
        )}
        {!isUndone && added + updated > 0 && (
          <Button color="danger-quiet" isBusy={isUndoing} onClick={onUndo}>
            <Undo2 size={16} aria-hidden />
            {t('done.undo')}
          </Button>
        )}
      </div>
    </Card>
  )
}
