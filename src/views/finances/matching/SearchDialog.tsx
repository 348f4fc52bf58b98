import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision } from '@contract/finances/matching'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { Input } from '@/@core/components/fields/Input'
import { SelectField } from '@/@core/components/fields/SelectField'
import { SearchField } from '@/@core/components/table/SearchField'
import { loadErrorOf } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { sumOf } from '@/views/finances/ledger/signedAmount'
import { useNames } from '@/views/finances/ledger/useNames'
import { handDecision } from './handDecision'
import { useFoundEntries } from './useFoundEntries'
import type { ReviewWords } from './useReviewWords'

interface SearchDialogProps {
  line: BankLine
  accountId: string
  words: ReviewWords
  onDecide: (decision: MatchDecision, entries: Finance[]) => void
  onClose: () => void
}

/** Search for lines without a suitable offer: open entries to pay, or a booked one to link. */
export function SearchDialog({ line, accountId, words, onDecide, onClose }: SearchDialogProps) {
  const { t } = useTranslation(['matching', 'shell'])
  const format = useFormat()
  const money = useMoney()
  const formId = useId()
  const { memberText } = useNames()
  const [q, setQ] = useState('')
  const { rows, hasMore, failure, isLoading, reload } = useFoundEntries(line, accountId, q.trim())
  const [chosen, setChosen] = useState<readonly Finance[]>([])
  const [creditOf, setCreditOf] = useState<string>()
  const [isFee, setFee] = useState(false)
  const choice = useMemo(() => handDecision(line, chosen, creditOf, isFee), [line, chosen, creditOf, isFee])
  const isLess = line.amount > 0 && (choice.kind === 'less' || (choice.kind === 'ready' && choice.rest > 0))
  // Selected entries stay visible, whatever the search.
  const shown = [...chosen, ...rows.filter(({ id }) => chosen.every((one) => one.id !== id))]

  function toggle(entry: Finance): void {
    const rest = chosen.filter(({ id }) => id !== entry.id)
    setChosen(rest.length < chosen.length ? rest : [...chosen, entry])
  }

  function sayChoice(): string {
    if (choice.kind === 'more' || choice.kind === 'less')
      return t(`search.${choice.kind}`, { by: money.format(choice.by) })
    if (choice.kind === 'mixed' || choice.kind === 'many') return t(`search.${choice.kind}`)
    if (choice.kind === 'over')
      return t('search.over', { over: money.format(choice.over), name: memberText(choice.creditOf) ?? '–' })
    if (choice.kind === 'ready' && choice.isFee) return t('search.kept', { fee: money.format(choice.rest) })
    if (choice.kind === 'ready' && choice.rest > 0) return t('search.part', { rest: money.format(choice.rest) })
    return ''
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('search.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={formId} color="primary" disabled={!('decision' in choice)}>
            {t('search.act')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        className="review-search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if ('decision' in choice) onDecide(choice.decision, [...chosen])
        }}
      >
        <p>
          <strong>{money.format(line.amount)}</strong> · {format.date(line.date)} ·{' '}
          {[line.counterparty, line.description].filter((text) => text !== undefined).join(' · ')}
        </p>
        <SearchField value={q} onSearch={setQ} label={t('search.label')} placeholder={t('search.placeholder')} />
        {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
        <ul aria-label={t('search.list')} aria-busy={isLoading}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <label>
                <Input type="checkbox" checked={chosen.includes(entry)} onChange={() => toggle(entry)} />
                <span>
                  {words.entryText(entry, false)}
                  {entry.status === 'paid' && <small className="muted"> ({t('search.paid')})</small>}
                </span>
                <span className="tabular">{money.format(entry.amount)}</span>
              </label>
            </li>
          ))}
        </ul>
        {!isLoading && !failure && shown.length === 0 && <p className="muted">{t('search.none')}</p>}
        {hasMore && <p className="muted">{t('search.moreFound')}</p>}
        <output className="review-chosen">
          {chosen.length > 0 &&
            t('search.chosen', {
              chosen: money.format(sumOf(chosen)),
              amount: money.format(Math.abs(line.amount)),
            })}{' '}
          {sayChoice()}
        </output>
        {isLess && (
          <CheckboxField label={t('search.isFee')} checked={isFee} onChange={(event) => setFee(event.target.checked)} />
        )}
        {choice.kind === 'over' && choice.memberIds.length > 1 && (
          <SelectField
            label={t('search.creditOf')}
            value={choice.creditOf}
            options={choice.memberIds.map((id) => ({ value: id, label: memberText(id) ?? '–' }))}
            onChange={({ target }) => setCreditOf(target.value)}
          />
        )}
      </Form>
    </Dialog>
  )
}
