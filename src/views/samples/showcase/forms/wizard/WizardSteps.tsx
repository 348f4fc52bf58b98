import { Check } from 'lucide-react'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

interface WizardStepsProps {
  /** From 0; beyond the last, all is done. */
  step: number
  onStep: (step: number) => void
}

/** The steps in their order; those that are done can be gone back to. */
export function WizardSteps({ step, onStep }: WizardStepsProps) {
  const words = useWords(texts)
  return (
    <ol className="wizard-steps" aria-label={words.steps}>
      {words.names.map((name, at) => {
        const isDone = at < step
        const content = (
          <>
            <span className="wizard-mark tabular" aria-hidden>
              {isDone ? <Check size={13} strokeWidth={2.5} /> : at + 1}
            </span>
            {name}
          </>
        )
        return (
          <li key={name} className={isDone ? 'is-done' : undefined} aria-current={at === step ? 'step' : undefined}>
            {isDone ? (
              <button type="button" onClick={() => onStep(at)}>
                {content}
                <span className="visually-hidden">{`, ${words.done}`}</span>
              </button>
            ) : (
              <span className="wizard-step">{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
