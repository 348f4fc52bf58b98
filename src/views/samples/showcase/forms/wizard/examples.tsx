import { useState } from 'react'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import { WizardForm } from './WizardForm'
import { WizardSteps } from './WizardSteps'
import './page.scss'

export function Registration() {
  const words = useWords(texts)
  const [round, setRound] = useState(0)
  const [name, setName] = useState<string>()
  if (name === undefined) {
    return (
      <WizardForm key={round} onDone={(values) => setName(values.name ?? '')} onDiscard={() => setRound(round + 1)} />
    )
  }
  return (
    <>
      <FormAlert tone="positive">
        <strong>{words.sentTitle.replace('{{name}}', name)}</strong> {words.sentText}
      </FormAlert>
      <Button
        onClick={() => {
          setRound(round + 1)
          setName(undefined)
        }}
      >
        {words.again}
      </Button>
    </>
  )
}

export function Steps({ step }: { step: number }) {
  const [opened, setOpened] = useState<number>()
  return <WizardSteps key={step} step={opened === undefined ? step : Math.min(opened, step)} onStep={setOpened} />
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/hooks/useFormDraft.ts',
    'src/@core/hooks/useSchemaForm.ts',
    'src/@core/components/fields/DraftNote.tsx',
    'src/@core/import/wizard/ImportSteps.tsx',
  ],
  examples: [example('registration', Registration), example('steps', Steps, { step: range(1, { min: 0, max: 3 }) })],
})
