import { Send } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Input } from '@/@core/components/fields/Input'
import { MESSAGE_MAX } from './conversation'

export function MessageForm({ onSend }: { onSend: (message: string) => Promise<boolean> }) {
  const { t } = useTranslation('samplesChat')
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isSending, setIsSending] = useState(false)

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const message = text.trim()
    input.current?.focus()
    if (message === '' || isSending) return
    setIsSending(true)
    if (await onSend(message)) setText('')
    setIsSending(false)
  }

  return (
    <Form className="message-form" onSubmit={(event) => void send(event)}>
      <Input
        ref={input}
        aria-label={t('write')}
        placeholder={t('write')}
        autoComplete="off"
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" color="primary" isBusy={isSending}>
        <Send size={16} strokeWidth={1.75} aria-hidden />
        {t('send')}
      </Button>
    </Form>
  )
}
