import { eq, sql } from 'drizzle-orm'
import type { AuditFields } from '@contract/audit'
import type { Addressing } from '@contract/group'
import type { MessageSettings } from '@contract/messages'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Actor } from '../../platform/audit/actor'
import { accountLocale } from '../../platform/auth/accountLocale'
import type { Database, Transaction } from '../../platform/db/database'
import { groups } from '../../platform/db/schema/groups'
import { messageSettings } from '../../platform/db/schema/messages/mailSettings'
import { ApiError } from '../../platform/http/errors'
import { withGroupLock } from '../../platform/http/groupLock'

type SettingsRow = typeof messageSettings.$inferSelect

export function toSettings(row: SettingsRow): MessageSettings {
  const { senderName, replyTo, locale, askDays, remindDays, remindsMaybe, quietFrom, quietTo, version } = row
  return {
    ...(senderName !== null && { senderName }),
    ...(replyTo !== null && { replyTo }),
    locale,
    ...(askDays !== null && { askDays }),
    ...(remindDays !== null && { remindDays }),
    ...(remindsMaybe && { remindsMaybe }),
    ...(quietFrom !== null && quietTo !== null && { quiet: { from: quietFrom, to: quietTo } }),
    version,
  }
}

const auditedOf = ({ quiet, version: _version, ...settings }: MessageSettings): AuditFields => ({
  ...settings,
  remindsMaybe: settings.remindsMaybe ?? false,
  ...(quiet && { quiet: `${quiet.from}–${quiet.to}` }),
})

/** What messages go by, besides the settings. */
export interface SendingGroup {
  name: string
  timeZone: string
  region: string | null
  addressing: Addressing
  settings: MessageSettings | undefined
}

export async function findSendingGroup(db: Database | Transaction, groupId: string): Promise<SendingGroup> {
  const [found] = await db
    .select({
      name: groups.name,
      timeZone: groups.timeZone,
      region: groups.region,
      addressing: groups.addressing,
      row: messageSettings,
    })
    .from(groups)
    .leftJoin(messageSettings, eq(messageSettings.groupId, groupId))
    .where(eq(groups.groupId, groupId))
  if (found === undefined) throw new ApiError('not_found')
  const { row, ...group } = found
  return { ...group, settings: row === null ? undefined : toSettings(row) }
}

export function messageSettingsRepository(db: Database) {
  async function find(actor: Actor): Promise<MessageSettings> {
    const { settings } = await findSendingGroup(db, actor.groupId)
    return settings ?? { locale: await accountLocale(db, actor), version: 0 }
  }

  return {
    find,

    /** Replaces the settings under the version that was read; throws a `conflict` for another version. */
    replace(actor: Actor, wanted: MessageSettings): Promise<MessageSettings> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx, { name }) => {
        const [stored] = await tx.select().from(messageSettings).where(eq(messageSettings.groupId, groupId))
        if ((stored?.version ?? 0) !== wanted.version)
          throw new ApiError('conflict', { ...(stored && { current: toSettings(stored) }) })
        const row = {
          senderName: wanted.senderName ?? null,
          replyTo: wanted.replyTo ?? null,
          locale: wanted.locale,
          askDays: wanted.askDays ?? null,
          remindDays: wanted.remindDays ?? null,
          remindsMaybe: wanted.remindsMaybe ?? false,
          quietFrom: wanted.quiet?.from ?? null,
          quietTo: wanted.quiet?.to ?? null,
          version: wanted.version + 1,
        }
        const [saved] = await tx
          .insert(messageSettings)
          .values({ groupId, ...row })
          .onConflictDoUpdate({ target: messageSettings.groupId, set: { ...row, updatedAt: sql`excluded.updated_at` } })
          .returning()
        if (saved === undefined) throw new ApiError('not_found')
        const after = toSettings(saved)
        await appendAudit(tx, actor, {
          action: 'message_settings_changed',
          subject: { type: 'group', id: groupId, name },
          ...(stored && { before: auditedOf(toSettings(stored)) }),
          after: auditedOf(after),
        })
        return after
      })
    },
  }
}
