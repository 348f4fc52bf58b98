import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import type { LineProgress } from './importArea'
import { LineProgressBar } from './LineProgressBar'
import type { LineCounts, PreviewLine } from '@/@core/import/parsing/importLine'

interface PreviewNotesProps<Item> {
  lines: readonly PreviewLine<Item>[]
  counts: LineCounts
  isChecking: boolean
  checkProgress: LineProgress | null
  checkAlert: string | null
  /** All lines. */
  onLeaveOut: () => void
  /** All that are there and say something else. */
  onTickAll: () => void
  onShowInvalid: () => void
  /** Saves the faulty lines as a file. */
  onSaveInvalid: () => void
  onRecheck: () => void
}

/** What keeps the lines from being imported, and what can be done about it. */
export function PreviewNotes<Item>(props: PreviewNotesProps<Item>) {
  const { lines, counts, isChecking, checkProgress, checkAlert } = props
  const { onLeaveOut, onTickAll, onShowInvalid, onSaveInvalid, onRecheck } = props
  const { t, i18n } = useTranslation(['imports', 'shell'])
  const checkId = useId()
  const number = new Intl.NumberFormat(i18n.language)
  const invalid = { count: counts.invalid, shown: number.format(counts.invalid) }
  const differs = { count: counts.differs, shown: number.format(counts.differs) }
  // The others were said by the person, or say themselves why.
  const asides = ['heading', 'total', 'balance']
  const aside = lines.filter(({ aside: reason = '', state }) => asides.includes(reason) && state === 'left_out').length

  const twins = lines.filter(({ isTwin }) => isTwin).length

  if (isChecking) {
    return (
      <div className="import-checking">
        <output id={checkId}>{t('preview.checking')}</output>
        <LineProgressBar labelledBy={checkId} progress={checkProgress} />
      </div>
    )
  }
  return (
    <>
      {checkAlert !== null && (
        <FormAlert>
          <div className="alert-acts">
            {t('preview.checkFailed', { reason: checkAlert })}
            <Button color="link" size="sm" onClick={onRecheck}>
              {t('shell:retry')}
            </Button>
          </div>
        </FormAlert>
      )}
      {aside > 0 && (
        <FormAlert tone="info">{t('preview.aside', { count: aside, shown: number.format(aside) })}</FormAlert>
      )}
      {counts.differs > 0 && (
        <FormAlert tone="info">
          <div className="alert-acts">
            {t('preview.differing', differs)}
            <Button size="sm" onClick={onTickAll}>
              {t('preview.tickAll', differs)}
            </Button>
          </div>
        </FormAlert>
      )}
      {twins > 0 && (
        <FormAlert tone="info">{t('preview.twins', { count: twins, shown: number.format(twins) })}</FormAlert>
      )}
      {counts.invalid > 0 && (
        <FormAlert tone="caution">
          <div className="alert-acts">
            {t('preview.invalidLines', invalid)}
            <span>
              <Button size="sm" onClick={onShowInvalid}>
                {t('preview.showInvalid')}
              </Button>
              <Button size="sm" onClick={onSaveInvalid}>
                {t('preview.saveInvalid')}
              </Button>
              <Button size="sm" onClick={onLeaveOut}>
                {t('preview.leaveOut', invalid)}
              </Button>
            </span>
          </div>
        </FormAlert>
      )}
      {counts.invalid === 0 && counts.new + counts.update + counts.differs === 0 && checkAlert === null && (
        <FormAlert tone="info">{counts.duplicate > 0 ? t('preview.allThere') : t('preview.nothingLeft')}</FormAlert>
      )}
    </>
  )
}
