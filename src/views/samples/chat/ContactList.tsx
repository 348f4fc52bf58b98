import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { SearchField } from '@/@core/components/table/SearchField'
import { useTimeOfDay } from '@/views/samples/kit/useTimeOfDay'
import type { SearchState } from '@/views/samples/kit/useSearchState'
import { Portrait } from '@/views/samples/kit/Portrait'
import type { Contact, People, Talk } from './conversation'
import { PresenceIcon } from './PresenceIcon'
import { ReadMark } from './ReadMark'

interface ContactListProps {
  people: People
  opened: string | null
  state: SearchState
}

/** Those one has spoken with, the latest first, then everybody else. */
export function ContactList({ people, opened, state }: ContactListProps) {
  const { t } = useTranslation('samplesChat')
  const timeOfDay = useTimeOfDay()
  const { search, adjust } = state
  const q = search.get('q') ?? ''
  const find = useCallback((text: string) => adjust({ q: text }), [adjust])
  const isFound = ({ fullName }: Contact) => fullName.toLocaleLowerCase().includes(q.trim().toLocaleLowerCase())
  const talks = people.chatsContacts
    .filter(isFound)
    .toSorted((a, b) => (b.chat.lastMessage?.time ?? '').localeCompare(a.chat.lastMessage?.time ?? ''))
  const spoken = new Set(people.chatsContacts.map(({ id }) => id))
  const others = people.contacts.filter((contact) => !spoken.has(contact.id) && isFound(contact))

  function link(contact: Contact, talk?: Talk['chat']) {
    const { lastMessage: last, unseenMsgs: unseen = 0, isTyping = false } = talk ?? {}
    const next = new URLSearchParams(search)
    next.set('contact', String(contact.id))
    return (
      <li key={contact.id}>
        <Link
          className={`contact-link${unseen > 0 ? ' is-unseen' : ''}`}
          data-opens={contact.id}
          to={`?${next.toString()}`}
          aria-current={opened === String(contact.id) ? 'true' : undefined}
        >
          <span className="contact-face">
            <Portrait name={contact.fullName} picture={contact.avatar} />
            <PresenceIcon status={contact.status} />
          </span>
          <span className="contact-text">
            <span className="contact-name">{contact.fullName}</span>
            <span className={`contact-last${isTyping ? ' is-typing' : ''}`}>
              {isTyping ? (
                t('typing')
              ) : (
                <>
                  {last?.status && <ReadMark status={last.status} />}
                  {last?.message ?? contact.role}
                </>
              )}
            </span>
          </span>
          {last && (
            <span className="contact-side">
              <time className="tabular" dateTime={last.time}>
                {timeOfDay(last.time)}
              </time>
              {unseen > 0 && (
                <span className="contact-unseen tabular">
                  <span aria-hidden>{unseen}</span>
                  <span className="visually-hidden">{t('unseen', { count: unseen })}</span>
                </span>
              )}
            </span>
          )}
        </Link>
      </li>
    )
  }

  return (
    <div className="chat-contacts">
      <SearchField value={q} onSearch={find} label={t('search')} />
      {talks.length > 0 && (
        <>
          <h2>{t('talks')}</h2>
          <ul>{talks.map((talk) => link(talk, talk.chat))}</ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h2>{t('contacts')}</h2>
          <ul>{others.map((contact) => link(contact))}</ul>
        </>
      )}
      {talks.length + others.length === 0 && <NoMatch title={t('noMatch')} onClear={() => adjust({ q: '' })} />}
    </div>
  )
}
