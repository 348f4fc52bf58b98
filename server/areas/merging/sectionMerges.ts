import { instrumentKey } from '@contract/invitees'
import type { SectionSettingsAnswer, SectionSettingsBody } from '@contract/sections'
import type { Actor } from '../../platform/audit/actor'
import type { Database } from '../../platform/db/database'
import { areUnchanged, recordRows, restoreRows } from '../../platform/db/rowImages'
import type { GroupTable } from '../../platform/db/rowImages'
import { events } from '../../platform/db/schema/calendar/events'
import { pieceFiles } from '../../platform/db/schema/calendar/pieceFiles'
import { lineups } from '../../platform/db/schema/calendar/lineups'
import { deputySearches, poolPeople } from '../../platform/db/schema/calendar/deputyPool'
import { deputies } from '../../platform/db/schema/calendar/personalLinks'
import { polls } from '../../platform/db/schema/calendar/replies'
import { invitations } from '../../platform/db/schema/invitations'
import { members } from '../../platform/db/schema/members'
import { memberGroups } from '../../platform/db/schema/members/memberGroups'
import { memberHistory } from '../../platform/db/schema/members/memberHistory'
import { users } from '../../platform/db/schema/users'
import { ApiError } from '../../platform/http/errors'
import { withGroupLock } from '../../platform/http/groupLock'
import { joinLeads } from '../accounts/mergedSections'
import { renameInstruments } from '../calendar/instrumentation/public'
import { endDoublings } from '../calendar/replies/public'
import { findBefore, followInMembers, openSections, restoreSections, storeSections } from '../members/mergedSections'
import { undoableSince } from './mergeRepository'

/** Whatever follows an instrument or a section into another, and back by Undo (tests/house/mergedSections.test.ts). */
export const sectionTables: readonly GroupTable[] = [
  members,
  memberHistory,
  memberGroups,
  lineups,
  events,
  polls,
  deputies,
  poolPeople,
  pieceFiles,
  deputySearches,
  users,
  invitations,
]

/** New names for instruments that no section lists under the old one any more. */
function renamesOf({ settings: { sections }, moves = [] }: SectionSettingsBody) {
  const listed = new Set(sections.flatMap(({ instruments }) => instruments.map(instrumentKey)))
  return moves.flatMap(({ from, to }) => {
    const isGone =
      !listed.has(instrumentKey(from.instrument)) || instrumentKey(from.instrument) === instrumentKey(to.instrument)
    return isGone ? [{ from: from.instrument, to: to.instrument, part: to.part }] : []
  })
}

export function sectionMerges(db: Database) {
  return {
    /**
     * Replaces the settings under the version that was read. Members are moved as asked, with whatever names an instrument or a section
     * that is no longer there, and all are put into the new order. Throws a `conflict` for another version.
     */
    change(actor: Actor, body: SectionSettingsBody): Promise<SectionSettingsAnswer> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx, { name }) => {
        const stored = await openSections(tx, groupId, body)
        const recorder = recordRows(tx, groupId)
        const renames = renamesOf(body)
        const { count, singleIds } = await followInMembers(tx, groupId, recorder, body, renames)
        await renameInstruments(tx, groupId, recorder, renames)
        await endDoublings(tx, groupId, recorder, singleIds)
        await joinLeads(tx, groupId, recorder, body.joins ?? [])
        const before = { ...stored, batches: recorder.batches }
        return storeSections(tx, actor, { groupName: name, body, before, renames, count })
      })
    },

    /**
     * Puts back what the last change was. Throws `merge_changed` where the settings or any of what followed were changed since, and
     * `merge_too_old` after a day.
     */
    undo(actor: Actor, version: number): Promise<SectionSettingsAnswer> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx, { name }) => {
        const last = await findBefore(tx, groupId)
        if (last === undefined || last.version !== version) throw new ApiError('merge_changed')
        const { before } = last
        if (before === null || last.changedAt < undoableSince()) throw new ApiError('merge_too_old')
        if (!(await areUnchanged(tx, groupId, before.batches, sectionTables))) throw new ApiError('merge_changed')
        await restoreRows(tx, groupId, before.batches, sectionTables)
        return restoreSections(tx, actor, { groupName: name, version, before })
      })
    },
  }
}
