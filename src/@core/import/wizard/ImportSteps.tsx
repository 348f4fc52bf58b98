import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export const importSteps = ['file', 'columns', 'preview', 'done'] as const
export type ImportStep = (typeof importSteps)[number]

interface ImportStepsProps {
  step: ImportStep
  /** What the second step is called where no columns have to be named. */
  columnsLabel?: string | undefined
  /** The same of the third. */
  previewLabel?: string | undefined
}

/** The steps of the import, with the current one marked. */
export function ImportSteps({ step, columnsLabel, previewLabel }: ImportStepsProps) {
  const { t } = useTranslation('imports')
  const at = importSteps.indexOf(step)
  const labels: Partial<Record<ImportStep, string | undefined>> = { columns: columnsLabel, preview: previewLabel }
  return (
    <ol className="import-steps" aria-label={t('steps.label')}>
      {importSteps.map((name, place) => (
        <li key={name} className={place < at ? 'is-past' : undefined} aria-current={place === at ? 'step' : undefined}>
          <span className="import-step-mark tabular" aria-hidden>
            {place < at ? <Check size={13} strokeWidth={2.5} /> : place + 1}
          </span>
          {labels[name] ?? t(`steps.${name}`)}
        </li>
      ))}
    </ol>
  )
}
