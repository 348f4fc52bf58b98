import { useEffect, useState } from 'react'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { SwitchField } from '@/views/samples/kit/SwitchField'
import { flag, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

const ANSWER_MS = 600

export function AtOnce() {
  const words = useWords(texts)
  const [isOn, setIsOn] = useState(false)
  const [isRefusing, setIsRefusing] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'saved' | 'refused'>('idle')

  // Stands in for the call that saves it.
  useEffect(() => {
    if (state !== 'busy') return undefined
    const timer = setTimeout(() => {
      if (isRefusing) setIsOn((wanted) => !wanted)
      setState(isRefusing ? 'refused' : 'saved')
    }, ANSWER_MS)
    return () => clearTimeout(timer)
  }, [state, isRefusing])

  return (
    <>
      <SwitchField
        label={words.reminders}
        isOn={isOn}
        isBusy={state === 'busy'}
        error={state === 'refused' ? words.refused : undefined}
        onSwitch={(wanted) => {
          setIsOn(wanted)
          setState('busy')
        }}
      />
      <output className="switch-state muted">
        {state === 'busy' && words.saving}
        {state === 'saved' && words.saved}
      </output>
      <CheckboxField
        label={words.refuse}
        checked={isRefusing}
        onChange={({ target }) => setIsRefusing(target.checked)}
      />
    </>
  )
}

export function List() {
  const words = useWords(texts)
  const [on, setOn] = useState<readonly string[]>(['mail'])
  const settings = [
    { name: 'mail', label: words.mail, hint: words.mailHint },
    { name: 'digest', label: words.digest, hint: words.digestHint },
    { name: 'money', label: words.money, hint: words.moneyHint },
  ]
  return (
    <div className="switch-list">
      {settings.map(({ name, label, hint }) => (
        <SwitchField
          key={name}
          label={label}
          hint={hint}
          isOn={on.includes(name)}
          onSwitch={(isOn) => setOn(isOn ? [...on, name] : on.filter((other) => other !== name))}
        />
      ))}
    </div>
  )
}

export function States() {
  const words = useWords(texts)
  const [isLong, setIsLong] = useState(true)
  return (
    <>
      <SwitchField label={words.disabled} isOn={false} disabled onSwitch={() => undefined} />
      <SwitchField label={words.disabledOn} isOn disabled onSwitch={() => undefined} />
      <SwitchField label={words.long} isOn={isLong} onSwitch={setIsLong} />
    </>
  )
}

interface AnySwitchProps {
  label: string
  error: string
  isBusy: boolean
  disabled: boolean
}

export function AnySwitch({ label, error, isBusy, disabled }: AnySwitchProps) {
  const words = useWords(texts)
  const [isOn, setIsOn] = useState(true)
  return (
    <SwitchField
      label={label === '' ? (isOn ? words.on : words.off) : label}
      error={error === '' ? undefined : error}
      isOn={isOn}
      isBusy={isBusy}
      disabled={disabled}
      onSwitch={setIsOn}
    />
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/fields/Input.tsx', 'src/@core/components/fields/Field.tsx'],
  examples: [
    example('atOnce', AtOnce),
    example('list', List),
    example('states', States),
    example('anySwitch', AnySwitch, {
      label: anyWords(''),
      error: anyWords(''),
      isBusy: flag(false),
      disabled: flag(false),
    }),
  ],
})
