import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { minorUnitsOf } from '@contract/minorUnits'
import type { AuditOverview, AuditRemark } from '@contract/finances/auditing'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { Toaster } from '@/@core/components/feedback/Toaster'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppliedLayout } from '@/@core/hooks/useAppliedLayout'
import { AuthLayout } from '@/auth/AuthLayout'
import { AuthTools } from '@/auth/AuthTools'
import { loadErrorOf } from '@/i18n/failureText'
import { createFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { useDateLocale } from '@/i18n/useDateLocale'
import { useAppSelector } from '@/redux/hooks'
import { fetchAudit } from '@/redux/finances/auditing'
import { useQuery } from '@/redux/useQuery'
import { lastMoment, spanText } from '@/views/finances/audit/auditText'
import { DrawNotes } from '@/views/finances/audit/DrawNotes'
import { RemarkList } from '@/views/finances/audit/RemarkList'
import { AuditorEntries } from './AuditorEntries'
import { AuditorJournal } from './AuditorJournal'
import { AuditorReport } from './AuditorReport'
import { AuditorSample } from './AuditorSample'
import { ResolveButton } from './ResolveButton'
import { RemarkDialog, type RemarkSubject } from './RemarkDialog'
import { useAuditMarks } from './useAuditMarks'
import '@/views/finances/audit/audit.scss'

/**
 * The page of an auditor's link: outside of the shell, for people without an account. The secret follows the hash, which is not sent to
 * servers.
 */
export function AuditorPage() {
  const { t } = useTranslation('auditing')
  useAppliedLayout(useAppSelector((state) => state.layout))
  const token = useLocation().hash.slice(1)
  const { answer, failure, isLoading, reload } = useQuery(fetchAudit, token)
  if (failure?.code === 'link_expired')
    return (
      <AuthLayout title={t('books.expiredTitle')} lead={t('books.expiredText')}>
        {null}
      </AuthLayout>
    )
  if (failure?.code === 'link_invalid')
    return (
      <AuthLayout title={t('books.invalidTitle')} lead={t('books.invalidText')}>
        {null}
      </AuthLayout>
    )
  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
  if (!answer) return <FullPageSpinner />
  return (
    <>
      <Books audit={answer} token={token} onChanged={reload} />
      <Toaster />
    </>
  )
}

interface BooksProps {
  audit: AuditOverview
  token: string
  onChanged: () => void
}

function Books({ audit, token, onChanged }: BooksProps) {
  const { t, i18n } = useTranslation(['auditing', 'finances'])
  const locale = useDateLocale()
  const { group, currency, timeZone, link, upTo, remarks, draws, progress } = audit
  const format = useMemo(() => createFormat(locale, timeZone, i18n.language), [locale, timeZone, i18n.language])
  const money = useMemo(() => createMoney(i18n.language, currency, minorUnitsOf(currency)), [i18n.language, currency])
  const [about, setAbout] = useState<RemarkSubject | null>(null)
  const says = { format, money }
  const marks = useAuditMarks(token, progress)
  const settle = (remark: AuditRemark) => <ResolveButton token={token} remark={remark} onChanged={onChanged} />
  const span = spanText(t, format, link)
  return (
    <main className="auditor-page">
      <div className="auditor-tools">
        <AuthTools />
      </div>
      <PageHeader
        title={t('books.title', { group })}
        lead={t('books.hello', { name: link.name, span, date: format.day(lastMoment(link.expiresAt)) })}
      />
      {link.renewedAt && (
        <p className="muted">
          {t('books.renewed', { name: link.renewedBy ?? '', date: format.dateTime(link.renewedAt) })}
        </p>
      )}
      {upTo !== link.to && <p className="muted">{t('books.upTo', { date: format.date(upTo) })}</p>}
      <AuditorReport audit={audit} {...says} />
      <AuditorSample audit={audit} token={token} marks={marks} onChanged={onChanged} onRemark={setAbout} {...says} />
      <DrawNotes draws={draws} format={format} />
      <RemarkList remarks={remarks} auditor={link.name} format={format} actOf={settle} />
      <AuditorJournal token={token} group={group} from={link.from} to={upTo} />
      <AuditorEntries token={token} auditor={link.name} marks={marks} onRemark={setAbout} {...says} />
      {about && <RemarkDialog token={token} about={about} onSent={onChanged} onClose={() => setAbout(null)} />}
    </main>
  )
}
