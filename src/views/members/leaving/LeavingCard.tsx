import { Undo2 } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Member } from '@contract/members'
import type { MemberLoan } from '@contract/members/things'
import { Button } from '@/@core/components/Button'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchLinks } from '@/redux/calendar/links'
import { findLeaving } from '@/redux/finances/leaving'
import { useQuery, type Load } from '@/redux/useQuery'
import { fetchUsers } from '@/redux/users'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { useLinkWithdrawal } from '@/views/members/links/useLinkWithdrawal'
import { thingLabel } from '@/views/members/things/thingLabel'
import { useLoanTask } from '@/views/members/things/useLoanTask'
import './leaving.scss'

interface LeavingCardProps {
  member: Member
  loans: Load<MemberLoan[]>
}

/** What is left to do once somebody leaves: each line for those who may see it, with the button that does it or leads there. */
export function LeavingCard({ member, loans }: LeavingCardProps) {
  const { t } = useTranslation('leaving')
  const { date } = useFormat()
  const ability = useAppAbility()
  const { leftOn } = member
  return (
    <Card tag="section" className="leaving-card" aria-labelledby="member-leaving">
      <h2 id="member-leaving">{t('title')}</h2>
      <p className="muted">{leftOn === undefined ? t('noDay') : t('lastDay', { date: date(leftOn) })}</p>
      <ul>
        <Things member={member} load={loans} />
        {ability.can('read', 'Finance') && <Debts member={member} />}
        {ability.can('manage', 'Event') && <PersonalLink memberId={member.id} />}
        {ability.can('read', 'User') && <Account memberId={member.id} />}
      </ul>
    </Card>
  )
}

interface LineProps {
  title: string
  load: Pick<Load<unknown>, 'answer' | 'failure' | 'reload'>
  isOpen: boolean
  /** How things are. */
  text: ReactNode
  action?: ReactNode
}

function Line({ title, load: { answer, failure, reload }, isOpen, text, action }: LineProps) {
  const { t } = useTranslation(['leaving', 'shell'])
  const isKnown = answer !== null && !failure
  return (
    <li aria-busy={!isKnown && !failure}>
      <span className="leaving-what">
        {isKnown && (
          <StatusLabel
            shape={isOpen ? 'ring' : 'check'}
            tone={isOpen ? 'caution' : 'positive'}
            label={t(isOpen ? 'open' : 'done')}
          />
        )}
        <strong>{title}</strong>
        {isKnown && <span className="muted">{text}</span>}
      </span>
      {isKnown && isOpen && action}
      {failure && (
        <Button size="sm" color="link" onClick={reload}>
          {t('shell:retry')}
        </Button>
      )}
    </li>
  )
}

function Things({ member, load }: { member: Member; load: Load<MemberLoan[]> }) {
  const { t } = useTranslation(['leaving', 'things'])
  const canChange = useAppAbility().can('manage', 'Member')
  const { start, dialog } = useLoanTask(load.reload)
  const open = load.answer?.filter(({ loan }) => loan.returnedOn === undefined) ?? []
  return (
    <>
      <Line
        title={t('things.title')}
        load={load}
        isOpen={open.length > 0}
        text={open.length === 0 && t('things.back')}
        action={
          <span className="leaving-things">
            {open.map((lent) => (
              <span key={lent.loan.id}>
                {thingLabel(lent.thing)}
                {canChange && (
                  <Button
                    size="sm"
                    label={t('things:returnOf', { thing: thingLabel(lent.thing) })}
                    onClick={() => start({ kind: 'return', ...lent }, member.name)}
                  >
                    <Undo2 size={14} aria-hidden />
                    {t('things:returnIt')}
                  </Button>
                )}
              </span>
            ))}
          </span>
        }
      />
      {dialog}
    </>
  )
}

function Debts({ member: { id, leftOn } }: { member: Member }) {
  const { t } = useTranslation('leaving')
  const money = useMoney()
  const today = useToday()
  const question = useMemo(() => ({ memberId: id, on: leftOn ?? today }), [id, leftOn, today])
  const load = useQuery(findLeaving, question)
  const { open = [], ahead = [], credit = 0 } = load.answer ?? {}
  const owed = [...open, ...ahead].reduce((sum, { amount }) => sum + amount, 0)
  const texts = [
    owed > 0 && t('money.owes', { amount: money.format(owed) }),
    credit > 0 && t('money.credit', { amount: money.format(credit) }),
  ].filter(Boolean)
  return (
    <Line
      title={t('money.title')}
      load={load}
      isOpen={texts.length > 0}
      text={texts.length === 0 ? t('money.paid') : texts.join(' ')}
      action={
        <Button size="sm" to={paths.statement(id)}>
          {t('money.statement')}
        </Button>
      }
    />
  )
}

function PersonalLink({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['leaving', 'links'])
  const { dateTime } = useFormat()
  const question = useMemo(() => ({ memberId }), [memberId])
  const load = useQuery(fetchLinks, question)
  const { withdraw, question: confirmation } = useLinkWithdrawal(load.reload)
  const [link] = load.answer?.links ?? []
  const { state = 'none', usedAt } = link ?? {}
  const texts = {
    none: t('link.none'),
    withdrawn: t('links:states.withdrawn'),
    made: usedAt === undefined ? t('links:states.made') : t('link.used', { when: dateTime(usedAt) }),
  }
  return (
    <>
      <Line
        title={t('link.title')}
        load={load}
        isOpen={state === 'made'}
        text={texts[state]}
        action={
          link && (
            <Button size="sm" onClick={() => withdraw(link)}>
              {t('links:withdraw')}
            </Button>
          )
        }
      />
      {confirmation}
    </>
  )
}

function Account({ memberId }: { memberId: string }) {
  const { t } = useTranslation('leaving')
  const question = useMemo(() => ({ memberId }), [memberId])
  const load = useQuery(fetchUsers, question)
  const [user] = load.answer?.users ?? []
  const email = user?.email ?? ''
  return (
    <Line
      title={t('account.title')}
      load={load}
      isOpen={user !== undefined}
      text={user ? email : t('account.none')}
      action={
        <Button size="sm" to={`${paths.people}?${new URLSearchParams({ q: email }).toString()}`}>
          {t('account.people')}
        </Button>
      }
    />
  )
}
