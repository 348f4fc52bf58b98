import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { BudgetLine, BudgetSheet } from '@contract/finances/budgets'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useMoney } from '@/shared/money/useMoney'
import { budgetSources, parsePercent, startLines, type BudgetSource } from './budgetStart'

const FORM_ID = 'budget-start-form'

interface BudgetStartDialogProps {
  sheet: BudgetSheet
  nameOf: (year: string) => string
  onStart: (lines: BudgetLine[]) => void
  onClose: () => void
}

/** Initial values of a new budget; nothing is saved. */
export function BudgetStartDialog({ sheet: { year, before }, nameOf, onStart, onClose }: BudgetStartDialogProps) {
  const { t } = useTranslation(['budget', 'shell'])
  const { digits } = useMoney()
  const yearBefore = nameOf(String(Number(year) - 1).padStart(4, '0'))
  const hasSource: Record<BudgetSource, boolean> = {
    actual: startLines('actual', before, 0, 1).length > 0,
    budget: before.lines.length > 0,
    empty: true,
  }
  const sources = budgetSources.filter((source) => hasSource[source])
  const [source, setSource] = useState<BudgetSource>(sources[0] ?? 'empty')
  const [typed, setTyped] = useState('')
  const [isRound, setRound] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const percent = parsePercent(typed)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    setAsked(true)
    if (percent === undefined && source !== 'empty') return
    onStart(startLines(source, before, percent ?? 0, isRound ? 10 ** digits : 1))
  }

  return (
    <Dialog
      isOpen
      title={t('start.title', { year: nameOf(year) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary">
            {t('start.fill')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={submit} noValidate>
        {sources.length === 1 && <FormAlert tone="info">{t('start.noSource', { year: yearBefore })}</FormAlert>}
        <SelectField
          label={t('start.source')}
          options={sources.map((value) => ({ value, label: t(`start.sources.${value}`, { year: yearBefore }) }))}
          value={source}
          onChange={({ target }) => setSource(sources.find((known) => known === target.value) ?? 'empty')}
          required
        />
        {source !== 'empty' && (
          <>
            <TextField
              label={t('start.percent')}
              hint={t('start.percentHint')}
              error={isAsked && percent === undefined ? t('start.percentError') : undefined}
              value={typed}
              inputMode="text"
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
            {digits > 0 && (
              <CheckboxField
                label={t('start.round')}
                checked={isRound}
                onChange={({ target }) => setRound(target.checked)}
              />
            )}
          </>
        )}
      </Form>
    </Dialog>
  )
}
