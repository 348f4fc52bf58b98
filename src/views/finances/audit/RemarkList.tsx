import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { AuditRemark, ListedRemark } from '@contract/finances/auditing'
import { Badge } from '@/@core/components/page/Badge'
import type { Format } from '@/i18n/format'
import './audit.scss'

interface RemarkListProps {
  remarks: readonly ListedRemark[]
  auditor: string
  format: Format
  /** Shown below each remark; absent on the auditor's own page, which only reads answers. */
  answerOf?: (remark: AuditRemark) => ReactNode
  /** Shown beside each remark on the auditor's own page, to settle it. */
  actOf?: (remark: AuditRemark) => ReactNode
  action?: ReactNode
}

/** The auditor's remarks in chronological order, with the answers. */
export function RemarkList({ remarks, auditor, format, answerOf, actOf, action }: RemarkListProps) {
  const { t } = useTranslation('auditing')
  function aboutText({ financeId, entry }: ListedRemark): string {
    if (financeId === undefined) return t('remark.general')
    if (entry === undefined) return t('remark.gone')
    return [entry.voucher, entry.description].filter(Boolean).join(' · ')
  }
  return (
    <Card tag="section">
      <h2>{t('remark.title')}</h2>
      {action}
      {remarks.length === 0 && <p className="muted">{t('remark.none')}</p>}
      <ul className="audit-remarks">
        {remarks.map((remark) => (
          <li key={remark.id} className="audit-remark">
            <strong>{aboutText(remark)}</strong>{' '}
            {remark.resolvedAt && (
              <Badge tone="positive" shape="check">
                {t('remark.resolved')}
              </Badge>
            )}
            <span className="audit-note">
              {t('remark.madeOn', { name: auditor, date: format.dateTime(remark.madeAt) })}
              {remark.signedInAs !== undefined && ` · ${t('signedInAs', { name: remark.signedInAs })}`}
            </span>
            <blockquote>{remark.text}</blockquote>
            {remark.answer && remark.answeredAt && (
              <>
                <span className="audit-note">
                  {t('remark.answeredBy', { name: remark.answeredBy ?? '', date: format.dateTime(remark.answeredAt) })}
                </span>
                <blockquote>{remark.answer}</blockquote>
              </>
            )}
            {answerOf ? answerOf(remark) : !remark.answer && <p className="muted">{t('remark.noAnswer')}</p>}
            {actOf?.(remark)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
