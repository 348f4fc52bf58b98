import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { AuditEntry, AuditorLinkDetail, AuditRemark } from '@contract/treasury/auditing'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { Badge } from '@/@core/components/page/Badge'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { fetchAuditorLink, withdrawAuditorLink } from '@/redux/treasury/auditing'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { AuditLink } from '@/shared/records/AuditLink'
import { partLink } from '@/views/finances/bankLines/partLink'
import { lastMoment, spanText } from './auditText'
import { DrawNotes } from './DrawNotes'
import { EntryRows } from './EntryRows'
import type { EntryRow } from './EntryTableRow'
import { RemarkAnswerForm } from './RemarkAnswerForm'
import { RemarkList } from './RemarkList'

/** One auditor's link as the treasurer sees it: the link itself, what was drawn and marked, and the remarks to answer. */
export function AuditPage() {
  const { t } = useTranslation(['auditing', 'finances'])
  const { linkId = '' } = useParams()
  const format = useFormat()
  const { answer, failure, isLoading, reload } = useQuery(fetchAuditorLink, linkId)
  return (
    <>
      <PageHeader
        title={answer?.link.name ?? t('title')}
        lead={answer && `${t('auditor')} · ${spanText(t, format, answer.link)}`}
        back={<BackLink to={paths.audits} label={t('backToList')} />}
      />
      {!answer && !failure && <DetailSkeleton />}
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {answer && !failure && (
        <div className="ledger-table-stack">
          <LinkCard detail={answer} onChanged={reload} />
          <Sample detail={answer} onChanged={reload} />
          <AuditLink subjectId={answer.link.id} />
        </div>
      )}
    </>
  )
}

interface PartProps {
  detail: AuditorLinkDetail
  onChanged: () => void
}

/** The link to hand on, and how it stands. */
function LinkCard({ detail: { link, token }, onChanged }: PartProps) {
  const { t } = useTranslation('auditing')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const [isAsked, setAsked] = useState(false)
  const url = token === undefined ? undefined : `${window.location.origin}${paths.auditor}#${token}`
  const until = format.day(lastMoment(link.expiresAt))

  async function withdraw(): Promise<void> {
    setAsked(false)
    try {
      await dispatch(withdrawAuditorLink(link.id)).unwrap()
      showToast.success(t('link.withdrawn', { name: link.name }))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  return (
    <Card tag="section">
      <h2>
        {t('link.title')}{' '}
        <Badge tone={link.state === 'open' ? 'positive' : 'neutral'}>{t(`states.${link.state}`)}</Badge>
      </h2>
      {url && (
        <>
          <p>{t('link.text', { date: until, name: link.name })}</p>
          <p className="audit-link">{url}</p>
        </>
      )}
      <p className="muted">
        {t('link.madeBy', { name: link.madeBy, date: format.day(link.madeAt) })}
        {' · '}
        {link.openedAt ? t('link.openedOn', { date: format.dateTime(link.openedAt) }) : t('link.neverOpened')}
      </p>
      {link.state === 'open' && (
        <div className="cluster">
          {url && <CopyButton text={url} label={t('link.copy')} color="primary" />}
          <Button color="danger-quiet" onClick={() => setAsked(true)}>
            {t('link.withdraw')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        isDanger
        title={t('link.withdrawOf', { name: link.name })}
        confirmLabel={t('link.withdraw')}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsked(false)}
      >
        {t('link.withdrawText')}
      </ConfirmDialog>
    </Card>
  )
}

function Sample({ detail: { link, samples, remarks, draws, bookings }, onChanged }: PartProps) {
  const { t } = useTranslation('auditing')
  const format = useFormat()
  const money = useMoney()
  const rows = useMemo(() => samples.map(({ financeId: id, entry, mark }) => ({ id, entry, mark })), [samples])
  const markOf = new Map(samples.map(({ financeId, mark }) => [financeId, mark]))
  const { seen, drawn, questions } = link
  const titleOf = ({ id, description }: AuditEntry) => <Link to={paths.finance(id)}>{description}</Link>
  const answerOf = (remark: AuditRemark) => (
    <RemarkAnswerForm key={`${remark.answer} ${remark.resolvedAt}`} remark={remark} onSaved={onChanged} />
  )

  function markText({ id }: EntryRow) {
    const mark = markOf.get(id)
    if (!mark) return <span className="muted">{t('entry.notMarked')}</span>
    return <Badge tone={mark === 'seen' ? 'positive' : 'caution'}>{t(`entry.marks.${mark}`)}</Badge>
  }

  return (
    <>
      <RemarkList remarks={remarks} auditor={link.name} format={format} answerOf={answerOf} />
      {samples.length === 0 ? (
        <p className="muted">{t('draw.none')}</p>
      ) : (
        <EntryRows
          caption={`${t('draw.title')} · ${t('draw.done', {
            seen: format.count(seen),
            drawn: format.count(drawn),
            questions: format.count(questions),
          })}`}
          rows={rows}
          format={format}
          money={money}
          bookings={bookings}
          linkOf={partLink}
          titleOf={titleOf}
          receiptsOf={(entry) => (entry.receipts.length === 0 ? t('entry.none') : format.count(entry.receipts.length))}
          actsOf={markText}
        />
      )}
      <DrawNotes draws={draws} format={format} />
    </>
  )
}
