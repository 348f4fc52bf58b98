import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { emptyBody } from '@contract/primitives'
import { failureOf } from '@/api/failure'
import type { MadeCall } from '@/api/madeCall'
import { createEventWhen } from '@/i18n/eventWhen'
import { failureWords } from './failureWords'
import { usePersonal } from './personal'

/** Of `takeMailsAgainCall` (contract/messages.ts) what this light page needs: that nothing is in the way any more. */
const liftCall = {
  method: 'POST',
  path: '/messages/take-mails-again',
  access: 'personal',
  body: emptyBody,
  answer: z.object({ block: z.null() }),
} as const satisfies MadeCall

/** Of `mailWayBackCall` there. */
const wayBackCall = {
  method: 'POST',
  path: '/messages/mail-way-back',
  access: 'personal',
  body: emptyBody,
  answer: z.object({ isMailed: z.boolean() }),
} as const satisfies MadeCall

interface StoppedMailsProps {
  /** An instant. */
  since: string
  timeZone: string
  /** Absent: a guardian's, who alone can have them again, by a mail that is sent to them. */
  onChanged?: () => void
}

/** Shown to people who unsubscribed from the group's mails: only they can subscribe again. */
export function StoppedMails({ since, timeZone, onChanged }: StoppedMailsProps) {
  const { t, request, locale } = usePersonal()
  const id = useId()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const when = createEventWhen(locale, timeZone).date({ start: since, end: since, allDay: false })

  async function start(): Promise<void> {
    setBusy(true)
    try {
      await request(onChanged ? liftCall : wayBackCall, { data: {} })
      if (onChanged) onChanged()
      else setSaid(t('mails.sent'))
    } catch (thrown) {
      setSaid(failureWords(t, failureOf(thrown).code))
    }
    setBusy(false)
  }

  return (
    <section className="card my-card" aria-labelledby={id}>
      <h2 id={id}>{t('mails.title')}</h2>
      <p>{t(onChanged ? 'mails.stopped' : 'mails.guardianStopped', { when })}</p>
      <button type="button" className="btn btn-secondary" disabled={isBusy} onClick={() => void start()}>
        {t(onChanged ? 'mails.start' : 'mails.wayBack')}
      </button>
      <output>{said}</output>
    </section>
  )
}
