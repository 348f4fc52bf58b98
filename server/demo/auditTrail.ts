import { sql } from 'drizzle-orm'
import type { MemberWrite } from '@contract/members'
import { toAuditRow } from '../platform/audit/auditEntries'
import type { NewAuditEntry } from '../platform/audit/auditEntries'
import type { Transaction } from '../platform/db/database'
import { auditEntries } from '../platform/db/schema/auditEntries'
import { lastDayOf } from '../platform/time/days'
import { demoAuditorLink, demoRemark } from './finances/demoAudits'
import { demoAccounts, demoGroup } from './orchestra/orchestra'

const DAY_MS = 86_400_000

interface DemoAct extends NewAuditEntry {
  by: keyof typeof demoAccounts
  daysAgo: number
}

/** A few of what such an orchestra does with its lists, so that the activity log can be looked at. */
function demoActs(now: Date, roster: MemberWrite[], closedMonths: string[]): DemoAct[] {
  const [first, second, third] = roster
  const user = (role: keyof typeof demoAccounts) =>
    ({ type: 'user', id: demoAccounts[role].id, name: demoAccounts[role].name }) as const
  const member = ({ id, name }: MemberWrite) => ({ type: 'member', id, name }) as const
  const { id, ...group } = demoGroup
  return [
    {
      by: 'admin',
      daysAgo: 700,
      action: 'group_founded',
      subject: { type: 'group', id, name: group.name },
      after: group,
    },
    { by: 'treasurer', daysAgo: 698, action: 'user_joined', subject: user('treasurer'), after: { role: 'treasurer' } },
    { by: 'conductor', daysAgo: 697, action: 'user_joined', subject: user('conductor'), after: { role: 'member' } },
    {
      by: 'admin',
      daysAgo: 696,
      action: 'user_role_changed',
      subject: user('conductor'),
      before: { role: 'member' },
      after: { role: 'conductor' },
    },
    {
      by: 'admin',
      daysAgo: 695,
      action: 'members_imported',
      subject: { type: 'import', name: 'integrantes.csv' },
      after: { count: roster.length, alreadyThere: 0 },
    },
    ...closedMonths.slice(-3).map((month): DemoAct => ({
      by: 'treasurer',
      daysAgo: Math.floor((now.getTime() - Date.parse(lastDayOf(month))) / DAY_MS) - 9,
      action: 'month_closed',
      subject: { type: 'month', name: month },
    })),
    {
      by: 'treasurer',
      daysAgo: demoAuditorLink.madeDaysAgo,
      action: 'auditor_link_made',
      subject: { type: 'auditor_link', id: demoAuditorLink.id, name: demoAuditorLink.name },
    },
    {
      by: 'treasurer',
      daysAgo: demoRemark.answeredDaysAgo,
      action: 'remark_answered',
      subject: { type: 'auditor_link', id: demoAuditorLink.id, name: demoAuditorLink.name },
      after: { notes: demoRemark.answer },
    },
    ...(first === undefined || second === undefined || third === undefined
      ? []
      : ([
          {
            by: 'admin',
            daysAgo: 12,
            action: 'member_changed',
            subject: member(first),
            before: { phone: '+55 12 90000-0000', status: 'on_leave' },
            after: { phone: first.phone, status: first.status },
          },
          { by: 'admin', daysAgo: 9, action: 'member_removed', subject: member(second), before: second },
          { by: 'admin', daysAgo: 9, action: 'member_restored', subject: member(second) },
          { by: 'admin', daysAgo: 5, action: 'member_added', subject: member(third), after: third },
          {
            by: 'treasurer',
            daysAgo: 2,
            action: 'exported',
            subject: { type: 'export', name: 'finances' },
            after: { count: 214 },
          },
        ] satisfies DemoAct[])),
  ]
}

/** For a group that the transaction has just made, as if it had been there all along. */
export async function insertDemoAudit(tx: Transaction, roster: MemberWrite[], closedMonths: string[]): Promise<void> {
  const rows = demoActs(new Date(), roster, closedMonths).flatMap(({ by, daysAgo, ...entry }, place) => {
    const { id: userId, name } = demoAccounts[by]
    const row = toAuditRow({ groupId: demoGroup.id, userId, name }, entry)
    // In the evening, one after the other.
    const at = sql`date_trunc('day', now()) - make_interval(days => ${daysAgo}, hours => 3, mins => ${60 - place})`
    return row === undefined ? [] : [{ ...row, at }]
  })
  await tx.insert(auditEntries).values(rows)
}
