import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Email, text } from '@contract/primitives'
import { Button } from '@/@core/components/Button'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import type { ExampleProps } from './example'
import { FormDialog } from './FormDialog'
import { useStepFocus } from './useStepFocus'
import './dialogSteps.scss'

const instruments = ['cello', 'horn', 'clarinet', 'timpani'] as const
const Person = z.object({ name: text(80), email: Email })
const Loan = z.object({ instrument: z.enum(instruments), months: z.enum(['3', '6', '12']) })
type Person = z.infer<typeof Person>
type Loan = z.infer<typeof Loan>
const steps = ['who', 'what'] as const

/** What was given in the first step is kept while one goes to and fro. */
export function StepsExample({ onDone, onClose }: ExampleProps) {
  const { t } = useTranslation(['samplesDialogs', 'shell'])
  const [step, setStep] = useState<(typeof steps)[number]>('who')
  const person = useSchemaForm<Person>(Person, { name: '', email: '' })
  const loan = useSchemaForm<Loan>(Loan, { instrument: 'cello', months: '6' })
  const bindPerson = useBoundFields(person)
  const bindLoan = useBoundFields(loan)
  const focusStep = useStepFocus(step)

  const goOn = person.handleSubmit(() => setStep('what'))
  const finish = loan.handleSubmit(({ instrument, months }) => {
    const { name } = person.getValues()
    onDone(t('steps.done', { name, instrument: t(`steps.instruments.${instrument}`), count: Number(months) }))
    onClose()
  })

  return (
    <FormDialog
      title={t('steps.title')}
      submitLabel={step === 'who' ? t('steps.next') : t('steps.act')}
      isDirty={person.formState.isDirty || loan.formState.isDirty}
      {...(step === 'what' && { secondary: <Button onClick={() => setStep('who')}>{t('shell:back')}</Button> })}
      onSubmit={(event) => void (step === 'who' ? goOn : finish)(event)}
      onClose={onClose}
    >
      <ol className="dialog-steps" aria-label={t('steps.label')}>
        {steps.map((name, index) => (
          <li key={name} aria-current={name === step ? 'step' : undefined}>
            <span className="tabular" aria-hidden>
              {index + 1}
            </span>
            {t(`steps.${name}`)}
          </li>
        ))}
      </ol>
      {step === 'who' ? (
        <div key="who" ref={focusStep}>
          <TextField {...bindPerson('name')} label={t('steps.name')} required autoComplete="off" />
          <TextField {...bindPerson('email')} label={t('steps.email')} type="email" required autoComplete="off" />
        </div>
      ) : (
        <div key="what" ref={focusStep}>
          <SelectField
            {...bindLoan('instrument')}
            label={t('steps.instrument')}
            required
            options={instruments.map((value) => ({ value, label: t(`steps.instruments.${value}`) }))}
          />
          <SelectField
            {...bindLoan('months')}
            label={t('steps.months')}
            required
            options={['3', '6', '12'].map((value) => ({
              value,
              label: t('steps.monthCount', { count: Number(value) }),
            }))}
          />
        </div>
      )}
    </FormDialog>
  )
}
