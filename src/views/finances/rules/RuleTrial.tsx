import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from 'reactstrap'
import type { MatchRuleTrial, MatchRuleTrialLine, MatchRuleWrite } from '@contract/finances/matchRules'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { tryMatchRule } from '@/redux/finances/matchRules'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { useSubcategories } from '@/shared/finances/useSubcategories'

interface Tried {
  key: string
  trial: MatchRuleTrial | null
  error: string | null
}

/** Past entries that the rule would have matched, updated shortly after typing. */
export function RuleTrial({ rule }: { rule: MatchRuleWrite | undefined }) {
  const { t } = useTranslation('rules')
  const { count } = useFormat()
  const { textOf } = useSubcategories()
  const key = useDebouncedValue(rule ? JSON.stringify(rule) : '')
  const asked = useMemo(() => (key === '' ? undefined : (JSON.parse(key) as MatchRuleWrite)), [key])
  const [tried, setTried] = useState<Tried | null>(null)

  useEffect(() => {
    if (asked === undefined) return undefined
    let isCurrent = true
    tryMatchRule(asked).then(
      (trial) => isCurrent && setTried({ key, trial, error: null }),
      (thrown: unknown) => isCurrent && setTried({ key, trial: null, error: failureText(failureOf(thrown)) }),
    )
    return () => {
      isCurrent = false
    }
  }, [asked, key])

  const trial = tried?.trial ?? null
  return (
    <section className="rule-trial" aria-busy={asked !== undefined && tried?.key !== key}>
      <h3>{t('trial.title')}</h3>
      <div aria-live="polite">
        {asked === undefined && <p>{t('trial.wait')}</p>}
        {asked !== undefined && tried === null && <p>{t('trial.busy')}</p>}
        {asked !== undefined && tried?.error && <Alert color="danger">{tried.error}</Alert>}
        {asked !== undefined && trial && (
          <>
            <p>
              {trial.met === 0 ? t('trial.none') : t('trial.met', { count: trial.met, shown: count(trial.met) })}{' '}
              {trial.others > 0 && t('trial.others', { count: trial.others, shown: count(trial.others) })}
              {trial.met > 0 && trial.others === 0 && asked.category !== undefined && t('trial.agrees')}
            </p>
            {asked.counterparty !== undefined && <p>{t('trial.counterparty')}</p>}
          </>
        )}
      </div>
      {asked !== undefined && trial?.lines && trial.lines.length > 0 && (
        // A scrolling list must be focusable to be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        <ul tabIndex={0} aria-label={t('trial.title')}>
          {trial.lines.map((line) => (
            <TrialLine
              key={[line.description, line.amount, line.category, line.subcategoryId].join(' ')}
              line={line}
              categoryText={textOf(line)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function TrialLine({ line, categoryText }: { line: MatchRuleTrialLine; categoryText: string }) {
  const { t } = useTranslation('rules')
  const { briefDate, count } = useFormat()
  const money = useMoney()
  const { description, amount, date, times, isOther } = line
  const notes = [briefDate(date), times > 1 && t('trial.times', { shown: count(times) })]
  return (
    <li>
      <span className="rule-trial-words">
        {description}
        <small>{notes.filter(Boolean).join(' · ')}</small>
        {isOther && <strong>{t('trial.bookedAs', { category: categoryText })}</strong>}
      </span>
      <span className="tabular">{money.format(amount)}</span>
    </li>
  )
}
