import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf, messageFields, namesLink, type MessageField } from '@contract/messageFields'
import type { OwnField } from '@contract/members/ownFields'
import { FREE_WORDS_MAX, SUBJECT_MAX, type MessageDraft, type MessageTo, type MessageWay } from '@contract/messages'
import { Button } from '@/@core/components/Button'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'
import { useAppAbility } from '@/auth/Can'
import type { UnsentMessage } from '@/redux/messages'
import { fetchOwnFields } from '@/redux/ownFields'
import { useQuery } from '@/redux/useQuery'
import { MessageFrame } from './MessageFrame'
import { useMessageHouse } from './messageHouse'

const fields = Object.keys(messageFields).filter((field): field is MessageField => field in messageFields)

/** Section leaders do not read the group's list of them. */
const noFields = (): Promise<OwnField[]> => Promise.resolve([])

interface FreeMessageDialogProps {
  /** Stable while it is the same; null: nobody is chosen yet. */
  to: MessageTo | null
  /** Whom it goes to, in words or to be chosen. */
  head: ReactNode
  isToChanged?: boolean
  onSent?: () => void
  onClose: () => void
}

/** A message to members in free words, with what stands in braces filled in for each. */
export function FreeMessageDialog({ to, head, isToChanged = false, onSent, onClose }: FreeMessageDialogProps) {
  const { t } = useTranslation(['messages', 'shell'])
  const [subject, setSubject] = useState('')
  const [words, setWords] = useState('')
  /** The way that was pressed last. */
  const [checked, setChecked] = useState<MessageWay | null>(null)
  const { isLed = false } = useMessageHouse()
  const managesEvents = useAppAbility().can('manage', 'Event')
  /** A text that is handed on would show its sender the link; an e-mail takes it to its owner alone. */
  const hidesLinks = isLed || !managesEvents
  const { answer: ownFields } = useQuery(isLed ? noFields : fetchOwnFields, undefined)
  // Those that members read on their own page, by names that can stand in braces.
  const ownNames = (ownFields ?? []).flatMap(({ name, seenBy }) =>
    seenBy.includes('self') && !/[{}]/.test(name) && fieldOf(name) === undefined ? [name] : [],
  )
  // The textarea, by the type that the kit's inputs share.
  const area = useRef<HTMLInputElement>(null)
  const typed = { subject: useDebouncedValue(subject).trim(), words: useDebouncedValue(words).trim() }
  const draft = useMemo<MessageDraft | null>(
    () =>
      to && {
        kind: 'free',
        to,
        ...(typed.subject !== '' && { subject: typed.subject.slice(0, SUBJECT_MAX) }),
        ...(typed.words !== '' && { words: typed.words.slice(0, FREE_WORDS_MAX) }),
      },
    [to, typed.subject, typed.words],
  )

  const problemOf = (text: string, most: number): string | undefined => {
    if (checked && text.trim() === '') return t('shell:validationError.required')
    return text.trim().length > most ? t('shell:validationError.too_long', { limit: most }) : undefined
  }

  const linkProblem = (way: MessageWay | null): string | undefined =>
    way === 'share' && hidesLinks && namesLink(words) ? t('dialog.noLinks') : undefined

  function toSend(way: MessageWay): UnsentMessage | null {
    setChecked(way)
    if (linkProblem(way) !== undefined) return null
    const [about, text] = [subject.trim(), words.trim()]
    const fits = about.length <= SUBJECT_MAX && text.length <= FREE_WORDS_MAX
    return to && about !== '' && text !== '' && fits ? { kind: 'free', to, subject: about, words: text } : null
  }

  const shownFields = (way: MessageWay | 'copy') =>
    way === 'share' && hidesLinks ? fields.filter((field) => field !== 'link') : fields

  /** Where the cursor is. */
  function insert(name: string): void {
    const token = `{${name.toLowerCase()}}`
    const from = area.current?.selectionStart ?? words.length
    const until = area.current?.selectionEnd ?? from
    setWords(`${words.slice(0, from)}${token}${words.slice(until)}`)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(from + token.length, from + token.length)
    })
  }

  return (
    <MessageFrame
      title={t('write.free')}
      draft={draft}
      toSend={toSend}
      isTyped={subject !== '' || words !== '' || isToChanged}
      nobody={t('dialog.nobody.free')}
      head={head}
      hidesLinks={hidesLinks}
      onSent={onSent}
      onClose={onClose}
      renderFields={(way) => (
        <>
          <TextField
            label={t('dialog.subject')}
            name="subject"
            required
            value={subject}
            error={problemOf(subject, SUBJECT_MAX)}
            onChange={({ target }) => setSubject(target.value)}
          />
          <TextAreaField
            ref={area}
            label={t('dialog.text')}
            hint={t('dialog.textHint')}
            name="words"
            required
            rows={6}
            limit={FREE_WORDS_MAX}
            value={words}
            error={problemOf(words, FREE_WORDS_MAX) ?? linkProblem(checked)}
            onChange={({ target }) => setWords(target.value)}
          />
          <fieldset className="cluster">
            <legend className="visually-hidden">{t('dialog.insert')}</legend>
            {shownFields(way).map((field) => (
              <Button key={field} size="sm" onClick={() => insert(t(`dialog.fields.${field}`))}>
                {t(`dialog.fields.${field}`)}
              </Button>
            ))}
            {ownNames.map((name) => (
              <Button key={name} size="sm" onClick={() => insert(name)}>
                {name}
              </Button>
            ))}
          </fieldset>
        </>
      )}
    />
  )
}
