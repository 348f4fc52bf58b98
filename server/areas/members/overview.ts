import type { HomeOverview } from '@contract/home/overview'
import type { Database } from '../../platform/db/database'
import { readSections } from '../scoreOrder'
import { birthdayRepository } from './birthdays'
import { memberRepository } from './memberRepository'

export function memberOverviewRepository(db: Database) {
  const birthdays = birthdayRepository(db)
  const members = memberRepository(db)

  return {
    birthdays: async (groupId: string, timeZone: string): Promise<HomeOverview['birthdays']> =>
      (await birthdays.list(groupId, timeZone)).birthdays,

    counts: async (groupId: string): Promise<HomeOverview['members']> =>
      members.count(
        groupId,
        { status: 'active' },
        { hidden: new Set(), ownFields: 'all' },
        await readSections(db, groupId),
      ),
  }
}
