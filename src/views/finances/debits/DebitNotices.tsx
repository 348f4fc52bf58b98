import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { v7 as newId } from 'uuid'
import type { DebitLine, DebitRun } from '@contract/finances/sepa/debitRuns'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { failureOf } from '@/api/failure'
import { sendDebitNotices } from '@/redux/finances/debits'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { toastFailure } from '@/shared/failures/toastFailure'

const PROGRESS_MS = 2_000

const isUnderWay = ({ notice }: DebitLine) => notice?.state === 'waiting' || notice?.state === 'sending'
const isTold = ({ notice }: DebitLine) =>
  notice !== undefined && notice.state !== 'failed' && notice.state !== 'skipped'

interface DebitNoticesProps {
  run: DebitRun
  noticeOf: (line: DebitLine) => string
  reload: () => void
}

/** Who of a run was told of it, and whether in time. */
export function DebitNotices({ run, noticeOf, reload }: DebitNoticesProps) {
  const { t, i18n } = useTranslation('debits')
  const { date, dateTime, count } = useFormat()
  const today = useToday()
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const { lines, day, noticedBy, noticeDays, hasMail } = run
  const isOpen = day > today
  const untold = lines.filter((line) => !isTold(line))
  const reachable = hasMail ? untold.filter(({ block }) => block === undefined) : []
  const unreachable = untold.filter((line) => !reachable.includes(line))
  const names = (some: readonly DebitLine[]) =>
    new Intl.ListFormat(i18n.language).format(some.map(({ holder }) => holder))
  const isWaiting = lines.some(isUnderWay)

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(reload, PROGRESS_MS)
    return () => clearInterval(timer)
  }, [isWaiting, reload])

  async function tell(some: readonly DebitLine[], byHand: boolean): Promise<void> {
    setAsking(false)
    setSending(true)
    try {
      const notices = some.map(({ id }) => ({ id: newId(), lineId: id, ...(byHand && { byHand: true as const }) }))
      await sendDebitNotices({ runId: run.id, notices })
      const words = { count: some.length, shown: count(some.length) }
      showToast.success(byHand ? t('notice.noted', words) : t('notice.sent', words))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setSending(false)
    reload()
  }

  function stateText({ notice, block }: DebitLine): string {
    if (notice === undefined) return block === undefined ? t('notice.states.none') : t(`notice.blocks.${block}`)
    const state = notice.byHand ? t('notice.byHand') : t(`notice.states.${notice.state}`)
    return t('notice.when', { state, when: dateTime(notice.at) })
  }

  return (
    <section aria-labelledby="debit-notices-title" className="debit-notices">
      <h2 id="debit-notices-title">{t('notice.title')}</h2>
      {isOpen && untold.length > 0 && (
        <FormAlert tone={today > noticedBy ? 'caution' : 'info'}>
          {today > noticedBy
            ? t('notice.late', { days: count(noticeDays), count: noticeDays, day: date(noticedBy) })
            : t('notice.inTime', { days: count(noticeDays), count: noticeDays, day: date(noticedBy) })}
        </FormAlert>
      )}
      {isOpen && unreachable.length > 0 && (
        <p>{hasMail ? t('notice.noAddress', { names: names(unreachable) }) : t('notice.noMail')}</p>
      )}
      {isOpen && untold.length > 0 && (
        <div className="cluster">
          {reachable.length > 0 && (
            <Button isBusy={isSending} onClick={() => setAsking(true)}>
              <Mail size={16} aria-hidden />
              {t('notice.send', { count: reachable.length, shown: count(reachable.length) })}
            </Button>
          )}
          {unreachable.length > 0 && (
            <>
              <CopyButton text={unreachable.map(noticeOf).join('\n\n')} label={t('run.copyNotices')} />
              <Button isBusy={isSending} onClick={() => void tell(unreachable, true)}>
                {t('notice.note', { count: unreachable.length, shown: count(unreachable.length) })}
              </Button>
            </>
          )}
        </div>
      )}
      <Card className="ledger-table-scroll">
        <Table className="ledger-table" aria-label={t('notice.table')}>
          <thead>
            <tr>
              <th scope="col">{t('line.payer')}</th>
              <th scope="col">{t('notice.told')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('run.notice')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">{line.holder}</th>
                <td>{stateText(line)}</td>
                <td className="is-end">
                  <CopyButton isIcon text={noticeOf(line)} label={t('run.copyNotice', { name: line.holder })} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('notice.sendTitle', { count: reachable.length, shown: count(reachable.length) })}
        confirmLabel={t('notice.sendNow')}
        onConfirm={() => void tell(reachable, false)}
        onCancel={() => setAsking(false)}
      >
        <p>{t('notice.sendText')}</p>
        {reachable[0] && <blockquote className="debit-notice-text">{noticeOf(reachable[0])}</blockquote>}
      </ConfirmDialog>
    </section>
  )
}
