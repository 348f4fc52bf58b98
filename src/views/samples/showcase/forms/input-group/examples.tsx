import { useState } from 'react'
import { InputGroupText } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { Input } from '@/@core/components/fields/Input'
import { PasswordField } from '@/@core/components/fields/PasswordField'
import { flag, oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { GroupField } from './GroupField'
import { texts } from './texts'
import '@/@core/styles/choices.scss'
import './page.scss'

export function AddOns() {
  const words = useWords(texts)
  return (
    <>
      <GroupField label={words.address} required>
        {(aria, edgeId) => (
          <>
            <InputGroupText id={edgeId}>batuta.example.org/</InputGroupText>
            <Input {...aria} autoComplete="off" defaultValue="banda-do-vale" />
          </>
        )}
      </GroupField>
      <GroupField label={words.fee} required>
        {(aria, edgeId) => (
          <>
            <Input {...aria} inputMode="decimal" autoComplete="off" defaultValue="42" />
            <InputGroupText id={edgeId}>{words.kilometres}</InputGroupText>
          </>
        )}
      </GroupField>
    </>
  )
}

export function WithButton() {
  const words = useWords(texts)
  const link = 'https://batuta.example.org/my#k3v9'
  return (
    <GroupField label={words.link} required>
      {(aria) => (
        <>
          <Input {...aria} readOnly value={link} />
          <CopyButton text={link} label={words.copy} />
        </>
      )}
    </GroupField>
  )
}

export function WithSelect() {
  const words = useWords(texts)
  return (
    <GroupField label={words.phone} required>
      {(aria) => (
        <>
          <Input type="select" className="input-group-country" aria-label={words.country} defaultValue="+55">
            <option>+55</option>
            <option>+54</option>
            <option>+351</option>
          </Input>
          <Input {...aria} type="tel" autoComplete="off" />
        </>
      )}
    </GroupField>
  )
}

interface StatesProps {
  state: 'error' | 'disabled' | 'none'
  isBusy: boolean
}

export function States({ state, isBusy }: StatesProps) {
  const words = useWords(texts)
  const [checks, setChecks] = useState(0)
  return (
    <GroupField label={words.concert} error={state === 'error' ? words.error : undefined} required>
      {(aria, edgeId) => (
        <>
          <Input {...aria} inputMode="numeric" autoComplete="off" defaultValue="240" disabled={state === 'disabled'} />
          <InputGroupText id={edgeId}>{words.minutes}</InputGroupText>
          <Button isBusy={isBusy} disabled={state === 'disabled'} onClick={() => setChecks(checks + 1)}>
            {checks === 0 ? words.check : `${words.check} (${checks})`}
          </Button>
        </>
      )}
    </GroupField>
  )
}

export function Inside() {
  const words = useWords(texts)
  return <PasswordField label={words.password} autoComplete="new-password" required />
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/fields/Field.tsx', 'src/@core/components/fields/PasswordField.tsx'],
  examples: [
    example('addOns', AddOns),
    example('withButton', WithButton),
    example('withSelect', WithSelect),
    example('states', States, { state: oneOf('error', 'disabled', 'none'), isBusy: flag(false) }),
    example('inside', Inside),
  ],
})
