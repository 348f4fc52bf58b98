import { CircleAlert, RotateCw, Upload, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import { CountProgress } from '@/@core/components/feedback/CountProgress'
import { useAppDispatch } from '@/redux/hooks'
import { dropUpload, retryUpload, type ReceiptUpload } from '@/redux/finances/receipts'
import { refusalText } from './receiptTexts'

/** An upload in progress, or failed, with buttons to retry or discard it. */
export function ReceiptUploadRow({ upload: { id, name, sent, failure } }: { upload: ReceiptUpload }) {
  const { t, i18n } = useTranslation(['receipts', 'shell'])
  const dispatch = useAppDispatch()
  const labelId = useId()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(sent ?? 0)
  const isWorthRetrying = failure && failure.code !== 'too_large' && failure.code !== 'invalid'
  const Icon = failure ? CircleAlert : Upload
  return (
    <li className={`receipt-row${failure ? ' is-refused' : ''}`}>
      <span className="receipt-thumb">
        <Icon size={22} strokeWidth={1.5} aria-hidden />
      </span>
      {failure ? (
        <span className="receipt-words" role="alert">
          {t('notAdded', { name, reason: refusalText(t, failure) })}
        </span>
      ) : (
        <span className="receipt-words">
          <span id={labelId} className="receipt-name">
            {t('sending', { name })}
          </span>
          <CountProgress
            labelledBy={labelId}
            done={Math.round((sent ?? 0) * 100)}
            of={100}
            text={sent === undefined ? t('waiting') : t('sentShare', { percent })}
          />
        </span>
      )}
      {isWorthRetrying && (
        <IconButton
          icon={RotateCw}
          label={t('retryOf', { name })}
          size="sm"
          onClick={() => void dispatch(retryUpload(id))}
        />
      )}
      <IconButton
        icon={X}
        label={failure ? t('drop', { name }) : t('stop', { name })}
        size="sm"
        onClick={() => void dispatch(dropUpload(id))}
      />
    </li>
  )
}
