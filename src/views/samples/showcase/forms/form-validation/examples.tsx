import { useState, type FormEvent } from 'react'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { flag } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { send } from './answers'
import { emptyMember, NewMember } from './memberSchema'
import { texts } from './texts'
import './page.scss'

export function Schema() {
  const words = useWords(texts)
  const form = useSchemaForm(NewMember, emptyMember)
  const bind = useBoundFields(form)
  const submit = form.handleSubmit(({ name }) => {
    showToast.success(words.sent.replace('{{name}}', name))
    form.reset()
  })
  return (
    <Form className="form-column" onSubmit={(event) => void submit(event)} noValidate>
      <TextField {...bind('name')} label={words.name} autoComplete="off" required />
      <TextField {...bind('email')} type="email" label={words.email} autoComplete="off" required />
      <div className="field-pair">
        <DateField {...bind('joinedOn')} label={words.joined} required />
        <DateField {...bind('leftOn')} label={words.left} />
      </div>
      <TextAreaField {...bind('about')} label={words.about} rows={2} limit={120} />
      <Button className="form-validation-send" type="submit">
        {words.send}
      </Button>
    </Form>
  )
}

export function Server({ isDown }: { isDown: boolean }) {
  const words = useWords(texts)
  const form = useSchemaForm(NewMember, {
    ...emptyMember,
    name: 'Ana',
    email: 'ana@example.org',
    joinedOn: '2026-03-02',
  })
  const bind = useBoundFields(form)
  const [hasFailed, setHasFailed] = useState(false)
  const submit = form.handleSubmit(async ({ name, email }) => {
    setHasFailed(false)
    const answer = await send(email, isDown)
    if (answer.kind === 'ok') showToast.success(words.sent.replace('{{name}}', name))
    else if (answer.kind === 'down' || !form.showValidationErrors(answer.errors)) setHasFailed(true)
  })
  return (
    <Form className="form-column" onSubmit={(event) => void submit(event)} noValidate>
      <TextField {...bind('name')} label={words.name} autoComplete="off" required />
      <TextField {...bind('email')} type="email" label={words.email} autoComplete="off" required />
      {hasFailed && (
        <div className="form-validation-send">
          <FormAlert>{words.down}</FormAlert>
        </div>
      )}
      <Button className="form-validation-send" type="submit" isBusy={form.formState.isSubmitting}>
        {words.send}
      </Button>
    </Form>
  )
}

const LENGTH_MAX = 20

export function OwnRules() {
  const words = useWords(texts)
  const [text, setText] = useState('')
  const [isChecked, setIsChecked] = useState(false)

  function errorOf(): string | undefined {
    if (!/^[\p{L}\p{M} ]*$/u.test(text)) return words.wordDigits
    const over = text.length - LENGTH_MAX
    if (over <= 0) return undefined
    return words.wordLong.replace('{{count}}', String(text.length)).replace('{{over}}', String(over))
  }

  function check(event: FormEvent): void {
    event.preventDefault()
    setIsChecked(true)
  }

  return (
    <Form className="form-column" onSubmit={check} noValidate>
      <TextField
        label={words.word}
        hint={words.wordHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isChecked ? errorOf() : undefined}
        autoComplete="off"
      />
      <Button className="form-validation-send" type="submit">
        {words.check}
      </Button>
    </Form>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/hooks/useSchemaForm.ts',
    'src/@core/components/fields/useBoundFields.ts',
    'src/@core/components/fields/validationErrorText.ts',
    'src/@core/components/fields/FormAlert.tsx',
  ],
  examples: [
    example('schema', Schema),
    example('server', Server, { isDown: flag(false) }),
    example('ownRules', OwnRules),
  ],
})
