import { useTranslation } from 'react-i18next'
import type { BankAsideLine, BankStatement } from '@contract/finances/bankLines'
import { Button } from '@/@core/components/Button'
import { Input } from '@/@core/components/fields/Input'
import { useFormat } from '@/shared/dates/useFormat'
import { useStatementWords } from './useStatementWords'

interface AsideLinesProps {
  statement: BankStatement
  groupCurrency: string
  /** Indexes of left-out lines that the user includes. */
  taken: ReadonlySet<number>
  onTake: (taken: ReadonlySet<number>) => void
}

/** Limit of lines shown; all can still be included at once. */
const SHOWN = 200

/** Left-out lines of a statement and the reasons, each with a checkbox to include it. */
export function AsideLines({ statement, groupCurrency, taken, onTake }: AsideLinesProps) {
  const { t } = useTranslation('bankFiles')
  const format = useFormat()
  const { amountOf } = useStatementWords(groupCurrency)
  const { aside = [] } = statement
  if (aside.length === 0) return null
  const pending = aside.flatMap(({ why, taken: line }, place) => (why === 'pending' && line ? [place] : []))
  const counted = (count: number) => ({ count, shown: format.count(count) })

  function toggle(place: number): void {
    const next = new Set(taken)
    if (!next.delete(place)) next.add(place)
    onTake(next)
  }

  function factsOf({ line, why, text, taken: movement }: BankAsideLine): string {
    const facts = [
      t('aside.line', { line: format.count(line) }),
      movement && format.date(movement.date),
      movement && amountOf(statement, movement.amount),
      text,
    ]
    return `${facts.filter((fact) => fact !== undefined && fact !== '').join(' · ')} (${t(`aside.why.${why}`)})`
  }

  return (
    <fieldset className="fieldset bank-statements">
      <legend>{t('aside.title', counted(aside.length))}</legend>
      <p className="muted">{t('aside.hint')}</p>
      <ul className="bank-aside">
        {aside.slice(0, SHOWN).map((line, place) => (
          // Lines may be identical, and their order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            {line.taken ? (
              <label className="bank-statement">
                <Input type="checkbox" checked={taken.has(place)} onChange={() => toggle(place)} />
                <span>{factsOf(line)}</span>
              </label>
            ) : (
              factsOf(line)
            )}
          </li>
        ))}
        {aside.length > SHOWN && <li>{t('moreErrors', counted(aside.length - SHOWN))}</li>}
      </ul>
      {pending.length > 1 && (
        <div>
          <Button size="sm" color="ghost" onClick={() => onTake(new Set([...taken, ...pending]))}>
            {t('aside.takePending', counted(pending.length))}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
