import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OpenLine } from '@contract/finances/reconciliations'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import type { Culprit } from './likelyCulprits'

/** Scroll target for possible reasons of the difference. */
export const CULPRITS_ID = 'reconcile-why'

interface CulpritsProps {
  culprits: readonly Culprit[]
  /** Statement's balance less that of the ticked lines, in minor units; not 0. */
  difference: number
  /** Form for a new entry with that amount. */
  missingPath: string
  textOf: (line: OpenLine) => string
  onToggle: (line: OpenLine) => void
}

/** Possible reasons for the difference, each with a correction. */
export function Culprits({ culprits, difference, missingPath, textOf, onToggle }: CulpritsProps) {
  const { t } = useTranslation('reconcile')
  const { briefDate } = useFormat()
  const money = useMoney()
  return (
    <section id={CULPRITS_ID} className="reconcile-why" aria-label={t('why')} tabIndex={-1}>
      <FormAlert tone="caution">
        <p className="mb-0">
          {t(difference > 0 ? 'differsMore' : 'differsLess', { amount: money.format(Math.abs(difference)) })}
        </p>
        <ul className="reconcile-culprits">
          {culprits.map(({ kind, line }) => {
            const said = { name: textOf(line), date: briefDate(line.date), amount: money.format(line.amount) }
            const isToggled = kind === 'missed' || kind === 'extra'
            return (
              <li key={`${kind}${line.id}`}>
                {t(`culprits.${kind}`, said)}
                {isToggled && (
                  <Button size="sm" onClick={() => onToggle(line)} label={t(`mendOf.${kind}`, said)}>
                    {t(`mend.${kind}`)}
                  </Button>
                )}
                {!isToggled && line.isTransfer !== true && (
                  <Link to={paths.finance(line.id)} aria-label={t('lookAt', said)}>
                    {t('look')}
                  </Link>
                )}
              </li>
            )
          })}
          {culprits.length === 0 && difference % 9 === 0 && <li>{t('nine')}</li>}
          <li>
            {t('missing')}
            <Button size="sm" to={missingPath}>
              {t(difference > 0 ? 'addIncome' : 'addExpense', { amount: money.format(Math.abs(difference)) })}
            </Button>
          </li>
        </ul>
      </FormAlert>
    </section>
  )
}
