import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { MessageDetails, MessageRecipient } from '@contract/messages'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { CountProgress } from '@/@core/components/feedback/CountProgress'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { Notice } from '@/@core/components/feedback/Notice'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { nameBesideInstrument } from '@/shared/records/memberLabel'
import { ForMinors } from '@/shared/messages/ForMinors'
import { HandOver } from '@/shared/messages/HandOver'
import { useMessageHouse } from '@/shared/messages/messageHouse'
import { isUnderWay, messageTitle, reachedBy, stateStyles } from './messageStates'
import { useReloadWhile } from './useReloadWhile'
import '@/shared/messages/messages.scss'

/** One message: what became of it with each of its recipients, and what can be tried again. */
export function MessagePage() {
  const { t } = useTranslation('messages')
  const { id = '' } = useParams()
  const { calls, list, isLed = false } = useMessageHouse()
  const { answer, failure, isLoading, reload } = useQuery(calls.find, id)
  const { dateTime } = useFormat()
  const message = answer?.message
  useReloadWhile(message !== undefined && isUnderWay(message), JSON.stringify(message?.counts), reload)
  const back = <BackLink to={list} label={t(isLed ? 'list.backToSection' : 'list.back')} />

  if (!answer || !message) {
    return (
      <>
        <PageHeader title={t('list.title')} back={back} />
        {failure?.code === 'not_found' && (
          <Notice icon={CalendarDays} title={t('page.gone')} text={t('page.goneText')} />
        )}
        {failure && failure.code !== 'not_found' && (
          <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
        )}
        {!failure && <DetailSkeleton />}
      </>
    )
  }
  const { way, eventId, at, by, words } = message
  return (
    <>
      <PageHeader
        title={messageTitle(message, t)}
        lead={`${dateTime(at)} · ${t(`dialog.ways.${way}`)} · ${by ?? t('byOrder')}`}
        back={back}
        actions={
          eventId !== undefined && (
            <Button to={paths.event(eventId)}>
              <CalendarDays size={16} aria-hidden />
              {t('list.toEvent')}
            </Button>
          )
        }
      />
      <div className="message-page">
        {words !== undefined && <p className="message-text">{words}</p>}
        {way === 'share' ? <HandOver messageId={id} /> : <MailProgress details={answer} reload={reload} />}
      </div>
    </>
  )
}

function MailProgress({ details, reload }: { details: MessageDetails; reload: () => void }) {
  const { t } = useTranslation('messages')
  const { count } = useFormat()
  const { calls } = useMessageHouse()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { message, recipients } = details
  const { failed = 0, unclear = 0 } = message.counts
  const done = reachedBy(message)

  async function retry(includesUnclear: boolean): Promise<void> {
    setBusy(true)
    try {
      await calls.retry({ id: message.id, includesUnclear })
      showToast.success(t('page.retried'))
      reload()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setAsking(false)
    setBusy(false)
  }

  return (
    <>
      <p id="mail-progress" className="visually-hidden">
        {t('page.progress')}
      </p>
      <CountProgress
        labelledBy="mail-progress"
        done={done}
        of={message.recipients}
        text={t('sent', { done: count(done), all: count(message.recipients) })}
      />
      {unclear > 0 && (
        <FormAlert tone="caution">{t('page.unclearNote', { count: unclear, shown: count(unclear) })}</FormAlert>
      )}
      {failed + unclear > 0 && (
        <div className="cluster">
          {failed > 0 && (
            <Button color="primary" isBusy={isBusy && !isAsking} onClick={() => void retry(false)}>
              {t('page.retry', { count: failed, shown: count(failed) })}
            </Button>
          )}
          {unclear > 0 && <Button onClick={() => setAsking(true)}>{t('page.unclearAction')}</Button>}
        </div>
      )}
      <h2 id="message-to">{t('page.to')}</h2>
      <ul className="message-rows is-page" aria-labelledby="message-to">
        {recipients.map((recipient) => (
          <RecipientRow key={recipient.personId} recipient={recipient} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('page.unclearTitle')}
        confirmLabel={t('page.unclearConfirm')}
        isBusy={isBusy}
        onConfirm={() => void retry(true)}
        onCancel={() => setAsking(false)}
      >
        {t('page.unclearText')}
      </ConfirmDialog>
    </>
  )
}

function RecipientRow({ recipient }: { recipient: MessageRecipient }) {
  const { t } = useTranslation('messages')
  const { dateTime } = useFormat()
  const { instrument, state, at, reason, replyCode, notBefore } = recipient
  const why = [
    reason && t(`reasons.${reason}`),
    replyCode !== undefined && t('replyCode', { code: replyCode }),
    notBefore !== undefined && t('notBefore', { when: dateTime(notBefore) }),
    state === 'sent' && dateTime(at),
  ].filter(Boolean)
  return (
    <li>
      <span className="message-what">
        {nameBesideInstrument(recipient)}
        <ForMinors of={recipient} />
        {instrument !== undefined && <small className="muted">{instrument}</small>}
      </span>
      <span className="message-outcome">
        <StatusLabel {...stateStyles[state]} label={t(`states.${state}`)} />
        {why.length > 0 && <small className="muted">{why.join(' · ')}</small>}
      </span>
    </li>
  )
}
