import type { Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { controlAria, FieldNotes } from '@/@core/components/fields/Field'
import { Input } from '@/@core/components/fields/Input'
import { safeHref } from './richDocument'

/** As people write them: without the protocol. */
const completed = (typed: string) => (/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`)

interface LinkBarProps {
  editor: Editor
  onClose: () => void
}

/** Below the tools, where the link of the selected words is written. It stands in a form, and is none itself. */
export function LinkBar({ editor, onClose }: LinkBarProps) {
  const { t } = useTranslation(['samplesBlog', 'shell'])
  const id = useId()
  const before = safeHref(editor.getAttributes('link')['href'])
  const [typed, setTyped] = useState(before ?? '')
  const [error, setError] = useState<string | undefined>()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.focus(), [])

  function close(): void {
    onClose()
    editor.commands.focus()
  }

  function apply(): void {
    const href = typed.trim() === '' ? undefined : safeHref(completed(typed.trim()))
    if (href === undefined) return setError(t('shell:validationError.bad_url'))
    const words = editor.chain().extendMarkRange('link')
    // Without words the address itself is what can be pressed.
    if (editor.state.selection.empty && before === undefined)
      words.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else words.setLink({ href }).run()
    close()
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') apply()
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }

  return (
    <div className="link-bar">
      <label className="visually-hidden" htmlFor={id}>
        {t('editor.address')}
      </label>
      <Input
        {...controlAria(id, { label: '', error, required: true })}
        ref={input}
        type="url"
        placeholder="https://"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
        onKeyDown={press}
      />
      <Button size="sm" onClick={apply}>
        {t('editor.setLink')}
      </Button>
      {before !== undefined && (
        <Button
          size="sm"
          color="danger-quiet"
          onClick={() => {
            editor.chain().extendMarkRange('link').unsetLink().run()
            close()
          }}
        >
          {t('editor.unsetLink')}
        </Button>
      )}
      <Button size="sm" color="ghost" onClick={close}>
        {t('shell:cancel')}
      </Button>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
