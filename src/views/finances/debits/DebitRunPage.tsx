import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import { fillNotice } from '@contract/finances/paying/debitNotices'
import type { DebitLine, DebitRun } from '@contract/finances/sepa/debitRuns'
import { saveTextFile } from '@/@core/files/saveFile'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { unsentText } from '@/i18n/failureText'
import { fetchDebitFile, fetchDebitRun, markDebitRun, removeDebitRun } from '@/redux/finances/debits'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import '@/views/finances/ledger/ledgerTable.scss'
import { DebitNotices } from './DebitNotices'
import './debits.scss'

/** What went to the bank, or will, and what became of it. */
export function DebitRunPage() {
  const { t } = useTranslation('debits')
  const { runId = '' } = useParams()
  const load = useQuery(fetchDebitRun, runId)
  const { answer: run, failure } = load
  if (run && !failure) return <Run run={run} reload={load.reload} />
  return (
    <>
      <PageHeader title={t('run.one')} back={<BackLink to={paths.debitRuns} label={t('runs.title')} />} />
      <Loaded {...load} />
    </>
  )
}

function Run({ run, reload }: { run: DebitRun; reload: () => void }) {
  const { t } = useTranslation('debits')
  const { date, count } = useFormat()
  const money = useMoney()
  const navigate = useNavigate()
  const { offerUndo } = useUndo()
  const [isRemoving, setRemoving] = useState(false)
  const { id, number, day, amount, open, sentAt, lines } = run
  const changed = lines.filter(({ state }) => state === 'changed')

  const noticeOf = ({ holder, amount: sum, text, account, reference }: DebitLine) =>
    fillNotice(`${run.notice.greeting}\n\n${run.notice.text}`, {
      name: holder,
      amount: money.format(sum),
      date: date(day),
      what: text,
      ibanEnd: account,
      mandate: reference,
      creditor: run.creditor,
      creditorId: run.creditorId,
    })

  async function act(change: () => Promise<unknown>): Promise<void> {
    try {
      await change()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    reload()
  }

  async function download(): Promise<void> {
    const { name, xml } = await fetchDebitFile(id)
    saveTextFile(name, xml, 'application/xml;charset=utf-8')
  }

  const mark = (isSent: boolean) =>
    act(async () => {
      await markDebitRun(id, isSent)
      const undo = { run: () => markDebitRun(id, !isSent), onSettled: reload, failedText: unsentText }
      showToast.success(isSent ? t('run.isSent') : t('run.isNotSent'), offerUndo(undo))
    })

  async function remove(): Promise<void> {
    setRemoving(false)
    try {
      await removeDebitRun(id)
      showToast.success(t('run.removed', { number }))
      await navigate(paths.debitRuns)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      reload()
    }
  }

  return (
    <>
      <PageHeader
        title={t('run.title', { number: count(number) })}
        lead={t('run.lead', { day: date(day), amount: money.format(amount), open: money.format(open) })}
        back={<BackLink to={paths.debitRuns} label={t('runs.title')} />}
        actions={
          <>
            {sentAt === undefined && (
              <Button color="danger-quiet" onClick={() => setRemoving(true)}>
                {t('run.remove')}
              </Button>
            )}
            <Button onClick={() => void mark(sentAt === undefined)}>
              {sentAt === undefined ? t('run.markSent') : t('run.markNotSent')}
            </Button>
            <Button color="primary" onClick={() => void act(download)}>
              <Download size={16} aria-hidden />
              {t('run.file')}
            </Button>
          </>
        }
      />
      <div className="ledger-table-stack">
        <p className="muted">{sentAt === undefined ? t('run.next') : t('run.waiting')}</p>
        {sentAt === undefined && changed.length > 0 && (
          <p className="debit-problem">{t('run.changed', { count: changed.length })}</p>
        )}
        <DebitNotices run={run} noticeOf={noticeOf} reload={reload} />
        <Card className="ledger-table-scroll">
          <Table className="ledger-table" aria-label={t('run.table')}>
            <thead>
              <tr>
                <th scope="col">{t('line.payer')}</th>
                <th scope="col" className="is-wide">
                  {t('line.what')}
                </th>
                <th scope="col" className="is-wide">
                  {t('line.sequence')}
                </th>
                <th scope="col">{t('runs.state')}</th>
                <th scope="col" className="is-end">
                  {t('runs.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.id}>
                  <th scope="row">
                    {line.holder}
                    <span className="debit-note">
                      {t('line.mandate', { reference: line.reference, account: line.account })}
                    </span>
                  </th>
                  <td className="is-wide">{line.text}</td>
                  <td className="is-wide">{t(`sequences.${line.sequence}`)}</td>
                  <td>{t(`states.${line.state}`)}</td>
                  <td className="is-end ledger-table-sum">{money.format(line.amount)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      </div>
      <ConfirmDialog
        isOpen={isRemoving}
        isDanger
        title={t('run.removeTitle', { number })}
        confirmLabel={t('run.remove')}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(false)}
      >
        <p>{t('run.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
