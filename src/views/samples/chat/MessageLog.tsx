import { Fragment, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import { useTimeOfDay } from '@/views/samples/kit/useTimeOfDay'
import type { Message } from './conversation'
import { ReadMark } from './ReadMark'
import './messages.scss'

interface MessageLogProps {
  messages: readonly Message[]
  /** The last so many were new when the conversation was opened. */
  unseen: number
  /** The other one is writing just now. */
  isTyping: boolean
  ownId: number
  contactName: string
}

/** What was said, the newest at the foot and in sight; a new line is read out. */
export function MessageLog({ messages, unseen, isTyping, ownId, contactName }: MessageLogProps) {
  const { t } = useTranslation('samplesChat')
  const format = useFormat()
  const log = useRef<HTMLDivElement>(null)
  // The mark stays where it was while one reads and writes.
  const [firstNew] = useState(() => (unseen > 0 ? messages.at(-unseen)?.id : undefined))
  const lastOwn = messages.findLast(({ senderId }) => senderId === ownId)?.id
  const count = messages.length

  useEffect(() => {
    if (count > 0 || isTyping) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [count, isTyping])

  return (
    // It scrolls, and has nothing inside to tab to: so the keys reach it by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={log} className="message-log" role="log" aria-label={t('log', { name: contactName })} tabIndex={0}>
      {count === 0 && <p className="muted">{t('nothingYet')}</p>}
      {messages.map((message, index) => {
        const day = format.day(message.time)
        const before = messages[index - 1]
        return (
          <Fragment key={message.id}>
            {(!before || format.day(before.time) !== day) && <p className="message-day">{day}</p>}
            {message.id === firstNew && <p className="message-new">{t('newMark')}</p>}
            <MessageItem
              message={message}
              isOwn={message.senderId === ownId}
              isLastOwn={message.id === lastOwn}
              contactName={contactName}
            />
          </Fragment>
        )
      })}
      {isTyping && (
        <p className="message-typing">
          <span className="typing-dots" aria-hidden>
            <i />
            <i />
            <i />
          </span>
          {t('typingBy', { name: contactName })}
        </p>
      )}
    </div>
  )
}

interface MessageItemProps {
  message: Message
  isOwn: boolean
  isLastOwn: boolean
  contactName: string
}

function MessageItem({ message: { message, time, status }, isOwn, isLastOwn, contactName }: MessageItemProps) {
  const { t } = useTranslation('samplesChat')
  const timeOfDay = useTimeOfDay()
  return (
    <div className={`message${isOwn ? ' is-own' : ''}`}>
      <span className="visually-hidden">{isOwn ? t('you') : contactName}: </span>
      <p>{message}</p>
      <div className="message-facts">
        <time className="tabular" dateTime={time}>
          {timeOfDay(time)}
        </time>
        {status && <ReadMark status={status} isSaid={isLastOwn} />}
      </div>
    </div>
  )
}
