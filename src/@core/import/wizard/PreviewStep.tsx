import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { CountsBar } from '@/@core/components/page/CountsBar'
import { DataTable } from '@/@core/components/table/DataTable'
import type { ImportArea, LineProgress } from './importArea'
import { LineProgressBar } from './LineProgressBar'
import { lineStates, type LineCounts, type PreviewLine } from '@/@core/import/parsing/importLine'
import { PreviewNotes } from './PreviewNotes'
import { previewTable } from './previewTable'
import { StepHeading } from './StepHeading'
import { usePreviewFocus } from './usePreviewFocus'

interface PreviewStepProps<Item> {
  area: Pick<ImportArea<string, never, Item>, 'previewColumns' | 'validationErrorSentence' | 'figures'>
  lines: readonly PreviewLine<Item>[]
  counts: LineCounts
  isChecking: boolean
  checkProgress: LineProgress | null
  /** Why it is not known what stands there already. */
  checkAlert: string | null
  /** Why it was not saved. */
  alert: string | null
  isSaving: boolean
  saveProgress: LineProgress | null
  confirmLabel: string
  onLeaveOut: (places: readonly number[]) => void
  onTakeIn: (place: number) => void
  onRecheck: () => void
  onSave: () => void
  onBack: () => void
}

const PER_PAGE = 25

export function PreviewStep<Item>(props: PreviewStepProps<Item>) {
  const { area, lines, counts, isChecking, checkProgress, checkAlert, alert, isSaving, saveProgress, confirmLabel } =
    props
  const { onLeaveOut, onTakeIn, onRecheck, onSave, onBack } = props
  const { t, i18n } = useTranslation(['imports', 'shell'])
  const confirmId = useId()
  const [state, setState] = useState('')
  const [{ page, perPage }, setPaging] = useState({ page: 1, perPage: PER_PAGE })
  const number = useMemo(() => new Intl.NumberFormat(i18n.language), [i18n.language])
  const shown = useMemo(() => lines.filter((line) => state === '' || line.state === state), [lines, state])
  const lastPage = Math.max(1, Math.ceil(shown.length / perPage))
  const at = Math.min(page, lastPage)
  const rows = useMemo(() => shown.slice((at - 1) * perPage, at * perPage), [shown, at, perPage])
  const { area: step, remember } = usePreviewFocus()
  const figures = useMemo(
    () => area.figures?.(lines.flatMap(({ state: is, item }) => (is === 'new' && item !== null ? [item] : []))) ?? [],
    [area, lines],
  )
  const columns = useMemo(
    () =>
      previewTable<Item>({
        t,
        number,
        columns: area.previewColumns,
        sentenceOf: area.validationErrorSentence,
        onToggle: (line) => {
          remember()
          if (line.state === 'left_out') onTakeIn(line.place)
          else onLeaveOut([line.place])
        },
      }),
    [t, number, area, remember, onLeaveOut, onTakeIn],
  )

  function choose(next: string): void {
    setState(next)
    setPaging({ page: 1, perPage })
  }

  function leaveOutInvalid(): void {
    remember()
    choose('')
    onLeaveOut(lines.flatMap(({ state: is, place }) => (is === 'invalid' ? [place] : [])))
  }

  const canSave = counts.new > 0 && counts.invalid === 0 && checkAlert === null
  return (
    <section ref={step} className="import-step is-wide">
      <StepHeading title={t('preview.title')} lead={t('preview.lead')} />
      <CountsBar
        label={t('preview.counts')}
        unit={t('preview.unit')}
        items={lineStates.map((id) => ({ id, label: t(`preview.states.${id}`), count: counts[id] }))}
        selected={state}
        onSelect={choose}
      />
      {figures.length > 0 && (
        <dl className="import-figures" aria-busy={isChecking}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <PreviewNotes
        lines={lines}
        counts={counts}
        isChecking={isChecking}
        checkProgress={checkProgress}
        checkAlert={checkAlert}
        onLeaveOut={leaveOutInvalid}
        onShowInvalid={() => choose('invalid')}
        onRecheck={onRecheck}
      />
      <DataTable
        label={t('preview.table')}
        columns={columns}
        rows={rows}
        keyField="place"
        empty={<p className="import-none">{t('preview.none')}</p>}
        pagination={{
          page: at,
          perPage,
          total: shown.length,
          onPage: (next) => setPaging({ page: next, perPage }),
          onPerPage: (choice) => setPaging({ page: 1, perPage: choice }),
        }}
      />
      <FormActions>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        {canSave && (
          <Button id={confirmId} color="primary" isBusy={isSaving || isChecking} onClick={onSave}>
            {confirmLabel}
          </Button>
        )}
        {saveProgress ? (
          <LineProgressBar labelledBy={confirmId} progress={saveProgress} />
        ) : (
          <Button color="ghost" onClick={onBack}>
            {t('preview.back')}
          </Button>
        )}
      </FormActions>
    </section>
  )
}
