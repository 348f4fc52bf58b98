import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import type { Message } from './conversation'

interface MessageLogProps {
  messages: readonly Message[]
  ownId: number
  contactName: string
}

/** What was said, the newest at the foot and in sight; a new line is read out. */
export function MessageLog({ messages, ownId, contactName }: MessageLogProps) {
  const { t } = useTranslation('samplesChat')
  const format = useFormat()
  const log = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (messages.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [messages])

  return (
    // It scrolls, and has nothing inside to tab to: so the keys reach it by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={log} className="message-log" role="log" aria-label={t('log', { name: contactName })} tabIndex={0}>
      {messages.length === 0 && <p className="muted">{t('nothingYet')}</p>}
      {messages.map(({ id, message, time, senderId }) => (
        <div key={id} className={`message${senderId === ownId ? ' is-own' : ''}`}>
          <span className="visually-hidden">{senderId === ownId ? t('you') : contactName}: </span>
          <p>{message}</p>
          <time className="tabular" dateTime={time}>
            {format.dateTime(time)}
          </time>
        </div>
      ))}
    </div>
  )
}
