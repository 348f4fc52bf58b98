import { BellRing, PenLine, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OverdueMember, ReminderStep } from '@contract/finances/paying/reminders'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { FootBar } from '@/@core/components/page/FootBar'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { Pagination } from '@/@core/components/table/Pagination'
import { useFocusRescue } from '@/@core/hooks/useFocusRescue'
import { useSelection } from '@/@core/hooks/useSelection'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchOverdue } from '@/redux/finances/reminders'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useRowPage } from '@/shared/lists/useRowPage'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import { ReminderTable } from './ReminderTable'
import '@/@core/styles/chosenBar.scss'

const SendRemindersDialog = lazyPart(
  loader(() => import('./SendRemindersDialog')),
  (file) => file.SendRemindersDialog,
)
const HandReminderDialog = lazyPart(
  loader(() => import('./HandReminderDialog')),
  (file) => file.HandReminderDialog,
)

const PrintRemindersDialog = lazyPart(
  loader(() => import('./PrintRemindersDialog')),
  (file) => file.PrintRemindersDialog,
)

/** Polling interval while mails are being sent. */
const PROGRESS_MS = 2_000

const nobody: OverdueMember[] = []
const idOf = ({ memberId }: OverdueMember) => memberId

/** Overdue members with their next reminder, which can be sent to several at once. */
export function RemindersPage() {
  const { t } = useTranslation('reminders')
  const { count } = useFormat()
  const money = useMoney()
  const canSend = useAppAbility().can('manage', 'Finance')
  const load = useQuery(fetchOverdue, undefined)
  const { answer, reload } = load
  const { overdue = nobody, today = '', hasMail = false, fees = [] } = answer ?? {}
  const { shown, pages } = useRowPage(overdue)
  const chosen = useSelection(overdue, idOf)
  useFocusRescue(chosen.rows.length)
  /** Steps chosen instead of the next one, by member. */
  const [steps, setSteps] = useState<Readonly<Record<string, ReminderStep>>>({})
  const [isSending, setSending] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const [handed, setHanded] = useState<OverdueMember | null>(null)
  const stepOf = ({ memberId, next }: OverdueMember) => steps[memberId] ?? next

  /** What the reminders cost these members, in minor units. */
  const feesOf = (rows: readonly OverdueMember[]) => rows.reduce((sum, row) => sum + (fees[stepOf(row) - 1] ?? 0), 0)

  const isUnderWay = overdue.some(({ last }) => last?.state === 'waiting' || last?.state === 'sending')
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setInterval(reload, PROGRESS_MS)
    return () => clearInterval(timer)
  }, [isUnderWay, reload])

  function afterChange(): void {
    setSending(false)
    setPrinting(false)
    setHanded(null)
    chosen.clear()
    setSteps({})
    reload()
  }

  /** Of the chosen, who can be reached by e-mail. */
  const reachable = hasMail ? chosen.rows.filter(({ block }) => block === undefined) : nobody
  const sum = overdue.reduce((total, row) => total + row.overdue, 0)
  const totals = { count: overdue.length, shown: count(overdue.length), amount: money.format(sum) }
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={overdue.length > 0 ? t('lead', totals) : undefined}
        back={<BackToLists />}
        actions={
          canSend && (
            <Button to={paths.reminderTexts}>
              <PenLine size={16} aria-hidden />
              {t('texts')}
            </Button>
          )
        }
      />
      <Loaded {...load} />
      {answer && overdue.length === 0 && <EmptyState icon={BellRing} title={t('emptyTitle')} hint={t('emptyText')} />}
      {answer && overdue.length > 0 && (
        <>
          {!hasMail && <p className="muted">{t('noMail')}</p>}
          <ReminderTable
            overdue={overdue}
            shown={shown}
            today={today}
            stepOf={stepOf}
            onStep={({ memberId }, step) => setSteps((before) => ({ ...before, [memberId]: step }))}
            chosen={canSend ? chosen : undefined}
            onHand={canSend ? setHanded : undefined}
          />
          {pages && <Pagination {...pages} />}
          {chosen.rows.length > 0 && (
            <FootBar className="chosen-bar">
              <span className="tabular">
                {money.format(chosen.rows.reduce((total, row) => total + row.overdue, 0))}
              </span>
              <Button onClick={() => setPrinting(true)}>
                <Printer size={16} aria-hidden />
                {t('print')}
              </Button>
              {reachable.length > 0 && (
                <Button color="primary" onClick={() => setSending(true)}>
                  {t('send', { count: reachable.length, shown: count(reachable.length) })}
                </Button>
              )}
            </FootBar>
          )}
        </>
      )}
      {isSending && (
        <SendRemindersDialog
          rows={reachable}
          others={chosen.rows.length - reachable.length}
          stepOf={stepOf}
          fees={feesOf(reachable)}
          onSent={afterChange}
          onClose={() => setSending(false)}
        />
      )}
      {isPrinting && (
        <PrintRemindersDialog
          rows={chosen.rows}
          stepOf={stepOf}
          fees={feesOf(chosen.rows)}
          today={today}
          onPrinted={afterChange}
          onClose={() => setPrinting(false)}
        />
      )}
      {handed && (
        <HandReminderDialog
          member={handed}
          step={stepOf(handed)}
          fees={feesOf([handed])}
          onNoted={afterChange}
          onClose={() => setHanded(null)}
        />
      )}
    </>
  )
}
