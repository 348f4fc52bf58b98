import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export const importSteps = ['file', 'columns', 'preview', 'done'] as const
export type ImportStep = (typeof importSteps)[number]

/** The steps of the import, with the current one marked. */
export function ImportSteps({ step }: { step: ImportStep }) {
  const { t } = useTranslation('imports')
  const at = importSteps.indexOf(step)
  return (
    <ol className="import-steps" aria-label={t('steps.label')}>
      {importSteps.map((name, place) => (
        <li key={name} className={place < at ? 'is-past' : undefined} aria-current={place === at ? 'step' : undefined}>
          <span className="import-step-mark tabular" aria-hidden>
            {place < at ? <Check size={13} strokeWidth={2.5} /> : place + 1}
          </span>
          {t(`steps.${name}`)}
        </li>
      ))}
    </ol>
  )
}
