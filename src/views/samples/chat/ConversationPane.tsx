import { ArrowLeft, UserX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { IconButton } from '@/@core/components/IconButton'
import { useFocusHeading } from '@/@core/hooks/useFocusHeading'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useSampleWrite } from '@/views/samples/kit/useSampleWrite'
import { Portrait } from '@/views/samples/kit/Portrait'
import { fetchConversation, type Contact } from './conversation'
import { MessageForm } from './MessageForm'
import { MessageLog } from './MessageLog'
import { PresenceIcon } from './PresenceIcon'

interface ConversationPaneProps {
  id: string
  ownId: number
  /** Something was read or said: the list of contacts is older now. */
  onChanged: () => void
  onSent: () => void
  /** Asked for again at each: while what was sent is under way. */
  beat: number
  onDismiss: () => void
}

export function ConversationPane({ id, ownId, beat, onChanged, onSent, onDismiss }: ConversationPaneProps) {
  const { t } = useTranslation('samplesChat')
  const { answer, failure, isLoading, reload } = useQuery(fetchConversation, id)
  const write = useSampleWrite(reload)
  const isTyping = answer?.chat?.isTyping ?? false
  const isRead = useRef(false)

  // Opening a conversation reads what was unseen in it.
  useEffect(() => {
    if (!answer || isRead.current) return
    isRead.current = true
    onChanged()
  }, [answer, onChanged])

  useEffect(() => {
    if (beat > 0) reload()
  }, [beat, reload])

  async function send(message: string): Promise<boolean> {
    const isSent = await write({ url: '/apps/chat/send-msg', data: { contactId: Number(id), message } })
    if (isSent) {
      onChanged()
      onSent()
    }
    return isSent
  }

  return (
    <section className="chat-pane" aria-label={answer?.contact.fullName ?? t('title')}>
      {failure?.status === 404 && (
        <EmptyState
          icon={UserX}
          title={t('gone.title')}
          hint={t('gone.text')}
          action={<Button onClick={onDismiss}>{t('back')}</Button>}
        />
      )}
      {failure && failure.status !== 404 && (
        <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
      )}
      {!failure && !answer && <DetailSkeleton />}
      {!failure && answer && (
        <>
          <ContactHead contact={answer.contact} isTyping={isTyping} onDismiss={onDismiss} />
          <MessageLog
            messages={answer.chat?.chat ?? []}
            unseen={answer.chat?.unseenMsgs ?? 0}
            isTyping={isTyping}
            ownId={ownId}
            contactName={answer.contact.fullName}
          />
          <MessageForm onSend={send} />
        </>
      )}
    </section>
  )
}

interface ContactHeadProps {
  contact: Contact
  isTyping: boolean
  onDismiss: () => void
}

function ContactHead({ contact, isTyping, onDismiss }: ContactHeadProps) {
  const { t } = useTranslation('samplesChat')
  const heading = useFocusHeading()
  return (
    <header className="chat-head">
      <span className="chat-back tooltip-edge-start">
        <IconButton icon={ArrowLeft} label={t('back')} size="sm" onClick={onDismiss} />
      </span>
      <span className="contact-face">
        <Portrait name={contact.fullName} picture={contact.avatar} />
        <PresenceIcon status={contact.status} />
      </span>
      <div className="contact-text">
        <h2 ref={heading} tabIndex={-1}>
          {contact.fullName}
        </h2>
        <span className="contact-last">
          {contact.role} · {isTyping ? t('typing') : t(`presences.${contact.status}`)}
        </span>
      </div>
    </header>
  )
}
