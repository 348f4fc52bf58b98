import { useEffect, useRef, useState } from 'react'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { DraftNote } from '@/@core/components/fields/DraftNote'
import { useFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { StepFields } from './StepFields'
import { texts } from './texts'
import { AnyStep, emptyWizard, LAST_STEP, stepSchemas, type WizardValues } from './wizardSchema'
import { WizardSteps } from './WizardSteps'

interface WizardFormProps {
  onDone: (values: WizardValues) => void
  /** Give the form another key. */
  onDiscard: () => void
}

/** One form whose rules are those of the step; the step is among the values, so that the draft knows it too. */
export function WizardForm({ onDone, onDiscard }: WizardFormProps) {
  const words = useWords(texts)
  const user = useAppSelector(selectUser)
  const [hasMoved, setHasMoved] = useState(false)
  const [step, setStep] = useState(0)
  const form = useSchemaForm<WizardValues>(stepSchemas[step] ?? AnyStep, emptyWizard)
  // The form has the last word: a draft brings its own step.
  const kept = form.watch('step')
  if (kept !== step) setStep(kept)
  const draft = useFormDraft({ key: `${user?.id ?? ''}.showcase.wizard`, form, defaults: emptyWizard })

  function go(to: number): void {
    setHasMoved(true)
    // Not yet sent, as far as the step that comes is concerned: it is checked when it is left.
    form.reset(undefined, { keepValues: true, keepDefaultValues: true })
    form.setValue('step', to)
  }

  const submit = form.handleSubmit(() => {
    const values = form.getValues()
    if (step < LAST_STEP) return go(step + 1)
    draft.clear()
    onDone(values)
  })

  return (
    <Form className="form-column" onSubmit={(event) => void submit(event)} noValidate>
      {draft.isRestored && (
        <DraftNote
          onDiscard={() => {
            draft.clear()
            onDiscard()
          }}
        />
      )}
      <WizardSteps step={step} onStep={go} />
      <StepHeading key={step} text={words.names[step] ?? ''} takesFocus={hasMoved} />
      <StepFields step={step} form={form} />
      <div className="wizard-acts cluster">
        <Button type="submit" color={step === LAST_STEP ? 'primary' : 'secondary'}>
          {step === LAST_STEP ? words.send : words.next}
        </Button>
        {step > 0 && (
          <Button color="ghost" onClick={() => go(step - 1)}>
            {words.back}
          </Button>
        )}
      </div>
    </Form>
  )
}

/** What was pressed may be gone with the step before: whoever listens hears where they are. */
function StepHeading({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h3 ref={heading} tabIndex={-1}>
      {text}
    </h3>
  )
}
