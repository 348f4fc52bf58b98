import { and, eq, isNull, sql } from 'drizzle-orm'
import { PHOTO_PIXELS } from '@contract/members/photos'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { memberPhotos } from '../../platform/db/schema/members/photos'
import { members } from '../../platform/db/schema/members'
import { ApiError, invalidField } from '../../platform/http/errors'
import { bareJpeg } from './bareJpeg'

const isOf = (groupId: string, memberId: string) =>
  and(eq(memberPhotos.groupId, groupId), eq(memberPhotos.memberId, memberId))

const isMember = (groupId: string, id: string) =>
  and(eq(members.groupId, groupId), eq(members.id, id), isNull(members.deletedAt))

export function photoRepository(db: Database) {
  return {
    /** In base64; null without one. Throws `not_found` for a member who is not there. */
    async find(groupId: string, memberId: string): Promise<string | null> {
      const [row] = await db
        .select({ jpeg: memberPhotos.jpeg })
        .from(members)
        .leftJoin(memberPhotos, isOf(groupId, memberId))
        .where(isMember(groupId, memberId))
      if (row === undefined) throw new ApiError('not_found')
      return row.jpeg?.toString('base64') ?? null
    },

    /** Replaces or removes the photo. Throws `not_found`, and `invalid` for what is no small JPEG. */
    change(actor: Actor, memberId: string, jpeg: string | null): Promise<string | null> {
      const { groupId } = actor
      const bare = jpeg === null ? null : bareJpeg(Buffer.from(jpeg, 'base64'), { pixels: PHOTO_PIXELS * 2 })
      if (bare === undefined) throw invalidField('photo.jpeg', 'bad_file_type')
      return db.transaction(async (tx) => {
        const [member] = await tx
          .select({ id: members.id, name: members.name })
          .from(members)
          .where(isMember(groupId, memberId))
          .for('no key update')
        if (member === undefined) throw new ApiError('not_found')
        const [before] = await tx.select({ jpeg: memberPhotos.jpeg }).from(memberPhotos).where(isOf(groupId, memberId))
        const isSame = bare === null ? before === undefined : before?.jpeg.equals(bare) === true
        if (!isSame) {
          await tx.delete(memberPhotos).where(isOf(groupId, memberId))
          if (bare !== null) await tx.insert(memberPhotos).values({ groupId, memberId, jpeg: bare })
          const subject = { type: 'member', ...member } as const
          await appendAudit(tx, actor, {
            action: bare === null ? 'member_photo_removed' : 'member_photo_changed',
            subject,
          })
        }
        return bare?.toString('base64') ?? null
      })
    },
  }
}

/** Of members who are erased. */
export async function erasePhotos(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx.delete(memberPhotos).where(and(eq(memberPhotos.groupId, groupId), isIn(memberPhotos.memberId, memberIds)))
}

/** In base64. */
export async function photoOfMember(db: Database, groupId: string, memberId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ jpeg: sql<string>`encode(${memberPhotos.jpeg}, 'base64')` })
    .from(memberPhotos)
    .where(isOf(groupId, memberId))
  return row?.jpeg.replaceAll('\n', '')
}
