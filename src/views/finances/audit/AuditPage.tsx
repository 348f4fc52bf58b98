import type { TFunction } from 'i18next'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { AuditDetail, AuditEntriesConfig, AuditEntry, AuditRemark, MarkedEntry } from '@contract/finances/auditing'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { Badge } from '@/@core/components/page/Badge'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import type { Format } from '@/i18n/format'
import { fetchAuditedEntries, fetchAuditorLink, renewAuditorLink, withdrawAuditorLink } from '@/redux/finances/auditing'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { AuditLink } from '@/shared/records/AuditLink'
import { Loaded } from '@/shared/records/Loaded'
import { partLink } from '@/views/finances/bankLines/partLink'
import { AuditorSecretDialog } from './AuditorSecretDialog'
import { lastMoment, spanText } from './auditText'
import { DrawNotes } from './DrawNotes'
import { EntryList } from './EntryList'
import { EntryRows } from './EntryRows'
import type { EntryRow } from './EntryTableRow'
import { MarkState } from './MarkState'
import { RemarkAnswerForm } from './RemarkAnswerForm'
import { RemarkList } from './RemarkList'

/** An auditor's link as the treasurer sees it: the link, the drawn and marked entries, and the remarks to answer. */
export function AuditPage() {
  const { t } = useTranslation(['auditing', 'finances'])
  const { linkId = '' } = useParams()
  const format = useFormat()
  const load = useQuery(fetchAuditorLink, linkId)
  const { answer, reload } = load
  return (
    <>
      <PageHeader
        title={answer?.link.name ?? t('title')}
        lead={answer && `${t('auditor')} · ${spanText(t, format, answer.link)}`}
        back={<BackLink to={paths.audits} label={t('backToList')} />}
      />
      <Loaded {...load}>
        {(answer) => (
          <div className="ledger-table-stack">
            <LinkCard detail={answer} onChanged={reload} />
            <Sample detail={answer} onChanged={reload} />
            <AuditedEntries detail={answer} />
            <AuditLink subjectId={answer.link.id} />
          </div>
        )}
      </Loaded>
    </>
  )
}

interface PartProps {
  detail: AuditDetail
  onChanged: () => void
}

/** The state of the link. Its secret was shown when it was made, and can only be renewed. */
function LinkCard({ detail: { link }, onChanged }: PartProps) {
  const { t } = useTranslation('auditing')
  const format = useFormat()
  const [isAsked, setAsked] = useState(false)
  const [isRenewing, setRenewing] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const until = format.day(lastMoment(link.expiresAt))

  async function withdraw(): Promise<void> {
    setAsked(false)
    try {
      await withdrawAuditorLink(link.id)
      showToast.success(t('link.withdrawn', { name: link.name }))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  async function renew(): Promise<void> {
    setRenewing(false)
    try {
      setToken((await renewAuditorLink(link.id)).token ?? null)
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
      {link.state === 'open' && <p>{t('link.text', { date: until, name: link.name })}</p>}
      <p className="muted">
        {[
          t('link.madeBy', { name: link.madeBy, date: format.day(link.madeAt) }),
          link.renewedAt && t('link.renewedBy', { name: link.renewedBy ?? '', date: format.dateTime(link.renewedAt) }),
          link.openedAt ? t('link.openedOn', { date: format.dateTime(link.openedAt) }) : t('link.neverOpened'),
          link.usedAt && t('link.usedOn', { date: format.dateTime(link.usedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {link.state === 'open' && (
        <div className="cluster">
          <Button onClick={() => setRenewing(true)}>{t('link.renew')}</Button>
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
      <ConfirmDialog
        isOpen={isRenewing}
        title={t('link.renewOf', { name: link.name })}
        confirmLabel={t('link.renew')}
        onConfirm={() => void renew()}
        onCancel={() => setRenewing(false)}
      >
        {t('link.renewText')}
      </ConfirmDialog>
      {token !== null && <AuditorSecretDialog name={link.name} token={token} onClose={() => setToken(null)} />}
    </Card>
  )
}

const titleOf = ({ id, description }: AuditEntry) => <Link to={paths.finance(id)}>{description}</Link>

function Sample({ detail: { link, samples, remarks, draws, bookings }, onChanged }: PartProps) {
  const { t } = useTranslation('auditing')
  const format = useFormat()
  const money = useMoney()
  const rows = useMemo(() => samples.map(({ financeId: id, entry }) => ({ id, entry })), [samples])
  const markedOf = new Map(samples.map((sample) => [sample.financeId, sample]))
  const { seen, drawn, questions } = link
  const markOf = ({ id }: EntryRow) => <MarkState marked={markedOf.get(id) ?? {}} auditor={link.name} format={format} />
  const answerOf = (remark: AuditRemark) => <RemarkAnswerForm key={remark.answer} remark={remark} onSaved={onChanged} />

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
          receiptsOf={(entry) => receiptsText(t, format, entry)}
          actsOf={markOf}
        />
      )}
      <DrawNotes draws={draws} format={format} />
    </>
  )
}

/** What of the period the auditor has seen, and what not yet. */
function AuditedEntries({ detail: { link, progress } }: { detail: AuditDetail }) {
  const { t } = useTranslation('auditing')
  const format = useFormat()
  const money = useMoney()
  const { id } = link
  const query = useCallback((config: Partial<AuditEntriesConfig>) => fetchAuditedEntries({ id, config }), [id])
  const markOf = (entry: MarkedEntry) => <MarkState marked={entry} auditor={link.name} format={format} />
  return (
    <section aria-labelledby="audited-entries">
      <h2 id="audited-entries">{t('books.entries')}</h2>
      <EntryList
        query={query}
        progress={progress}
        format={format}
        money={money}
        linkOf={partLink}
        titleOf={titleOf}
        receiptsOf={(entry) => receiptsText(t, format, entry)}
        actsOf={markOf}
      />
    </section>
  )
}

const receiptsText = (t: TFunction<'auditing'>, format: Format, { receipts }: AuditEntry): string =>
  receipts.length === 0 ? t('entry.none') : format.count(receipts.length)
