import { useTranslation } from 'react-i18next'
import { fillNotice } from '@contract/finances/paying/debitNotices'
import { NOTICE_DAYS_USUAL } from '@contract/finances/paying/paymentSettings'
import { addDays } from '@contract/days'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'

interface NoticePreviewProps {
  subject: string
  text: string
  creditor: string
  creditorId: string
}

/** Minor units. */
const SAMPLE = 4_200

/** How a payer will read the notice, with made-up values. */
export function NoticePreview({ subject, text, creditor, creditorId }: NoticePreviewProps) {
  const { t } = useTranslation('paying')
  const { date } = useFormat()
  const money = useMoney()
  const today = useToday()
  const values = {
    name: t('preview.noticeName'),
    amount: money.format(SAMPLE),
    date: date(addDays(today, NOTICE_DAYS_USUAL)),
    what: t('preview.noticeWhat'),
    mandate: 'M-1',
    creditorId,
    creditor,
    ibanEnd: '3000',
  }
  return (
    <section className="notice-preview" aria-label={t('preview.notice')}>
      <h3>{t('preview.notice')}</h3>
      <p>
        <strong>{fillNotice(subject, values)}</strong>
      </p>
      <p className="notice-preview-text">{fillNotice(text, values)}</p>
    </section>
  )
}
