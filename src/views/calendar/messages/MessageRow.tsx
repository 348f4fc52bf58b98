import { useTranslation } from 'react-i18next'
import type { Message } from '@contract/replies/messages'
import { Button } from '@/@core/components/Button'
import { failureOf } from '@/api/failure'
import { useAppDispatch } from '@/redux/hooks'
import { retryMessage } from '@/redux/messages'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'

/** One message, with how far it is. */
export function MessageRow({ message, onChanged }: { message: Message; onChanged: () => void }) {
  const { t } = useTranslation('messages')
  const { count, dateTime } = useFormat()
  const dispatch = useAppDispatch()
  const { id, kind, at, by, recipients, counts } = message
  const { sent = 0, handed = 0, failed = 0, unclear = 0 } = counts

  async function retry(): Promise<void> {
    try {
      await dispatch(retryMessage(id)).unwrap()
      onChanged()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
  }

  return (
    <li>
      <span className="message-what">
        {t(`kinds.${kind}`)}
        <small className="muted">
          {dateTime(at)} · {by ?? t('byOrder')}
        </small>
      </span>
      <output className="message-state tabular">
        {t('sent', { done: count(sent + handed), all: count(recipients) })}
        {failed > 0 && <span>{t('failed', { shown: count(failed) })}</span>}
        {unclear > 0 && <span title={t('unclearHint')}>{t('unclear', { shown: count(unclear) })}</span>}
      </output>
      {failed > 0 && (
        <Button size="sm" color="ghost" onClick={() => void retry()}>
          {t('retry')}
        </Button>
      )}
    </li>
  )
}
