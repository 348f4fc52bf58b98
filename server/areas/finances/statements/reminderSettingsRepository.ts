import { eq, sql } from 'drizzle-orm'
import type { AuditFields } from '@contract/audit'
import { usualReminderDays } from '@contract/finances/paying/reminders'
import type { ReminderSettings, ReminderSettingsAnswer, ReminderText } from '@contract/finances/paying/reminders'
import { accountLocale } from '../../../platform/auth/accountLocale'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { groups } from '../../../platform/db/schema/groups'
import { messageSettings } from '../../../platform/db/schema/messages/mailSettings'
import { reminderSettings } from '../../../platform/db/schema/finances/reminderSettings'
import { ApiError } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { statementWordsOf } from './statementWords'
import type { Reminder } from './writeStatement'

const usual: ReminderSettings = { steps: usualReminderDays.map((days) => ({ days })), version: 0 }

export async function findReminderSettings(db: Database | Transaction, groupId: string): Promise<ReminderSettings> {
  const { steps, version } = reminderSettings
  const [row] = await db.select({ steps, version }).from(reminderSettings).where(eq(reminderSettings.groupId, groupId))
  return row ?? usual
}

const auditedOf = ({ steps: [reminder1, reminder2, reminder3] }: ReminderSettings): AuditFields => ({
  reminder1,
  reminder2,
  reminder3,
})

/** The group's own words for a reminder; `step` is 1 to 3. */
export async function findReminder(db: Database, groupId: string, step: number): Promise<Reminder> {
  const { steps } = await findReminderSettings(db, groupId)
  const { subject, text, fee }: Partial<ReminderText> = steps[step - 1] ?? {}
  return { step, subject, text, fee, answerDays: (steps[step] ?? steps.at(-1))?.days ?? 0 }
}

/** The default words, in the language of the group's mails, else of the caller. `…` replaces the amount and the day. */
export async function usualReminders(db: Database, actor: Actor): Promise<ReminderSettingsAnswer['usual']> {
  const [group] = await db
    .select({ name: groups.name, addressing: groups.addressing, locale: messageSettings.locale })
    .from(groups)
    .leftJoin(messageSettings, eq(messageSettings.groupId, actor.groupId))
    .where(eq(groups.groupId, actor.groupId))
  const locale = group?.locale ?? (await accountLocale(db, actor))
  return statementWordsOf(locale, group?.addressing).reminders.map(({ subject, text }) => ({
    subject: subject(group?.name ?? '', '…'),
    text: text('…'),
  }))
}

/** Replaces the settings of the same version. Throws `conflict` for another version. */
export function replaceReminderSettings(
  db: Database,
  actor: Actor,
  wanted: ReminderSettings,
): Promise<ReminderSettings> {
  const { groupId } = actor
  return withGroupLock(db, groupId, 'no key update', async (tx, { name }) => {
    const before = await findReminderSettings(tx, groupId)
    if (before.version !== wanted.version)
      throw new ApiError('conflict', { ...(before.version > 0 && { current: before }) })
    const row = { steps: wanted.steps, version: wanted.version + 1 }
    await tx
      .insert(reminderSettings)
      .values({ groupId, ...row })
      .onConflictDoUpdate({ target: reminderSettings.groupId, set: { ...row, updatedAt: sql`excluded.updated_at` } })
    const subject = { type: 'group', id: groupId, name } as const
    await appendAudit(tx, actor, {
      action: 'reminder_settings_changed',
      subject,
      before: auditedOf(before),
      after: auditedOf(wanted),
    })
    return row
  })
}
