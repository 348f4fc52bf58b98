import { useId } from 'react'
import { Input } from '@/@core/components/fields/Input'
import { PasswordField } from '@/@core/components/fields/PasswordField'
import { TextField } from '@/@core/components/fields/TextField'
import { flag, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

export function Kinds() {
  const words = useWords(texts)
  return (
    <>
      <TextField label={words.name} autoComplete="off" required />
      <TextField type="email" label={words.email} autoComplete="off" required />
      <TextField type="tel" label={words.phone} autoComplete="off" required />
      <TextField type="url" label={words.address} placeholder="https://" autoComplete="off" required />
      <PasswordField label={words.password} hint={words.passwordHint} autoComplete="new-password" required />
    </>
  )
}

export function States() {
  const words = useWords(texts)
  return (
    <>
      <TextField label={words.required} required />
      <TextField label={words.nickname} />
      <TextField label={words.withHint} hint={words.hint} defaultValue={words.sample} required />
      <TextField type="email" label={words.wrong} error={words.error} defaultValue="marta@" required />
      <TextField label={words.readOnly} defaultValue={words.sample} readOnly required />
      <TextField label={words.disabled} defaultValue={words.sample} disabled required />
    </>
  )
}

interface AnyFieldProps {
  label: string
  hint: string
  error: string
  required: boolean
  disabled: boolean
}

export function AnyField({ label, hint, error, required, disabled }: AnyFieldProps) {
  const words = useWords(texts)
  return (
    <TextField
      label={label === '' ? words.name : label}
      // An empty text is no hint and no error.
      hint={hint === '' ? undefined : hint}
      error={error === '' ? undefined : error}
      required={required}
      disabled={disabled}
    />
  )
}

export function Suggestions() {
  const words = useWords(texts)
  const listId = useId()
  return (
    <>
      <TextField label={words.section} list={listId} autoComplete="off" required />
      <datalist id={listId}>
        {words.sections.map((section) => (
          <option key={section}>{section}</option>
        ))}
      </datalist>
    </>
  )
}

export function ManyWords() {
  const words = useWords(texts)
  return <TextField label={words.longLabel} defaultValue={words.longValue} error={words.longError} required />
}

export function Bare() {
  const words = useWords(texts)
  return (
    <div className="cluster">
      <Input className="input-narrow" type="search" aria-label={words.search} placeholder={words.search} />
      <Input className="input-narrow tabular" inputMode="numeric" aria-label={words.seat} defaultValue="3" />
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/fields/TextField.tsx',
    'src/@core/components/fields/PasswordField.tsx',
    'src/@core/components/fields/Field.tsx',
    'src/@core/components/fields/Input.tsx',
  ],
  examples: [
    example('kinds', Kinds),
    example('states', States),
    example('anyField', AnyField, {
      label: anyWords(''),
      hint: anyWords(''),
      error: anyWords(''),
      required: flag(true),
      disabled: flag(false),
    }),
    example('suggestions', Suggestions),
    example('manyWords', ManyWords),
    example('bare', Bare),
  ],
})
