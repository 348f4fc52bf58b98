import { MessageCircle, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageDetails, MessageTexts } from '@contract/messages'
import { CopyButton } from '@/@core/components/CopyButton'
import { IconButton } from '@/@core/components/IconButton'
import { CountProgress } from '@/@core/components/feedback/CountProgress'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { whatsAppAddress, whatsAppNumber } from '@/shared/links/linkAddress'
import { memberLabel, nameBesideInstrument } from '@/shared/records/memberLabel'
import '@/@core/styles/choices.scss'
import { ForMinors } from './ForMinors'
import { useMessageHouse } from './messageHouse'
import './messages.scss'

const takeFocus = (list: HTMLUListElement | null) => list?.focus()

interface HandOverProps {
  messageId: string
  onChanged?: () => void
  /** It comes in place of what was pressed, and of the focus on it. */
  takesFocus?: boolean
}

/** A shared message, person by person: the text ready for each, and a tick once it is sent. */
export function HandOver({ messageId, onChanged, takesFocus = false }: HandOverProps) {
  const { t } = useTranslation(['messages', 'shell'])
  const { count } = useFormat()
  const managesMembers = useAppAbility().can('manage', 'Member')
  const { calls, isLed = false } = useMessageHouse()
  const found = useQuery(calls.find, messageId)
  const texts = useQuery(calls.findTexts, messageId)
  const [marked, setMarked] = useState<MessageDetails | null>(null)
  const details = marked ?? found.answer
  const failure = found.failure ?? texts.failure
  // Where the role is told no numbers, nobody lacks one as far as it knows.
  const tellsPhones = (managesMembers && !isLed) || texts.answer?.some(({ phone }) => phone !== undefined) === true
  // Recipients keep their place after they were notified: in a list that moves, one would be pressed twice.
  const people = details?.recipients.map((recipient) => {
    const ready = texts.answer?.find(({ personId }) => personId === recipient.personId)
    const isTold = tellsPhones && !(isLed && recipient.guardianOf) && ready !== undefined
    return { ...recipient, ready, isUnnumbered: isTold && whatsAppNumber(ready.phone) === undefined }
  })
  const isDone = (state: string) => state === 'handed'

  async function mark(personId: string, isHanded: boolean): Promise<void> {
    if (!details) return
    // The tick appears at once, and disappears where it could not be stored.
    const state = isHanded ? 'handed' : 'open'
    const recipients = details.recipients.map((one) => (one.personId === personId ? ({ ...one, state } as const) : one))
    setMarked({ ...details, recipients })
    try {
      setMarked(await calls.markHanded({ id: messageId, personId, isHanded }))
      onChanged?.()
    } catch (thrown) {
      setMarked(details)
      toastFailure(failureOf(thrown))
    }
  }

  if (failure && !(details && texts.answer)) {
    const retry = () => {
      found.reload()
      texts.reload()
    }
    return <LoadError {...loadErrorOf(failure)} onRetry={retry} />
  }
  if (!people || !texts.answer) return <p aria-busy>{t('shell:loading')}</p>

  const wanted = people.filter(({ ready, state }) => ready !== undefined || isDone(state))
  const unnumbered = people.filter(({ isUnnumbered }) => isUnnumbered).length
  const done = wanted.filter(({ state }) => isDone(state)).length
  return (
    <>
      <p id="hand-progress" className="visually-hidden">
        {t('hand.progress')}
      </p>
      <CountProgress
        labelledBy="hand-progress"
        done={done}
        of={wanted.length}
        text={t('hand.shown', { done: count(done), all: count(wanted.length) })}
      />
      <p className="muted hand-hint">{t('hand.hint')}</p>
      {unnumbered > 0 && <p className="muted">{t('unnumbered', { count: unnumbered, shown: count(unnumbered) })}</p>}
      <ul ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className="hand-rows" aria-label={t('hand.people')}>
        {people.map(({ personId, instrument, state, ready, guardianOf, isUnnumbered, ...person }) => (
          <li key={personId} className={isDone(state) ? 'is-done' : undefined}>
            <Checkbox
              label={t('hand.doneOf', { name: memberLabel(person) })}
              isOn={isDone(state)}
              onToggle={() => void mark(personId, !isDone(state))}
            />
            <span className="hand-who">
              {nameBesideInstrument({ ...person, instrument })}
              <ForMinors of={{ ...person, guardianOf }} />
              {instrument !== undefined && <small className="muted">{instrument}</small>}
              {isUnnumbered && (
                <small className="muted">{ready?.phone === undefined ? t('noPhone') : t('noCountry')}</small>
              )}
            </span>
            {ready ? (
              <HandWays
                name={memberLabel(person)}
                ready={ready}
                onHanded={() => void (isDone(state) || mark(personId, true))}
              />
            ) : (
              <small className="muted">{t('hand.needless')}</small>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface HandWaysProps {
  name: string
  ready: MessageTexts['texts'][number]
  onHanded: () => void
}

function HandWays({ name, ready: { text, phone }, onHanded }: HandWaysProps) {
  const { t } = useTranslation('messages')

  async function share(): Promise<void> {
    try {
      await navigator.share({ text })
      onHanded()
    } catch {
      // Who closes the sheet again has chosen not to send: nothing is ticked.
    }
  }

  return (
    <span className="hand-ways">
      <a
        className="btn btn-secondary btn-sm"
        href={whatsAppAddress(text, phone)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('hand.whatsAppTo', { name })}
        onClick={onHanded}
      >
        <MessageCircle size={15} aria-hidden />
        {t('hand.whatsApp')}
      </a>
      {'share' in navigator && (
        <IconButton icon={Share2} size="sm" label={t('hand.shareTo', { name })} onClick={() => void share()} />
      )}
      <CopyButton isIcon text={text} label={t('hand.copyTo', { name })} onCopied={onHanded} />
    </span>
  )
}
