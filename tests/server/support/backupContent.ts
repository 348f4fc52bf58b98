import { newEvent } from '../calendar/events/calendarFixture'
import { eventFixture } from '../calendar/events/eventFixture'
import { financeFixture } from '../finances/financeFixture'
import { callAs, foundGroup, joinAs } from './factories'
import type { TestServer } from './harness'

/** All that the text format of PostgreSQL has a sign of its own for, and what ends a table. */
export const HOSTILE = '\\.\n\\.\n\t\\N \\\\n "quoted" \v\b\f ; COPY -- é 日本 🎻'

/** Two groups, one of which holds what is hard to write down or to bring back. */
export async function fillGroups(server: TestServer): Promise<void> {
  const admin = await foundGroup(server.app)
  await joinAs(server.app, admin, 'treasurer')
  const finances = financeFixture(server.app, admin)
  const memberId = await finances.addMember({ position: 'principal', joinedOn: '2020-02-29' })
  const paid = await finances.stored({ memberId })
  await finances.post('/finances/reverse-finance', { id: paid.id, version: paid.version, date: '2026-03-11' })
  // Values that their types got by a later migration.
  await finances.stored({ category: 'opening', date: '2020-01-01' })
  await eventFixture(server.app, admin).finished({ [memberId]: 'late' })
  await callAs(server.app, admin, 'POST', '/calendar/add-event', { event: newEvent() })
  // Beside the calls, which fold some of its signs today: what an earlier release took is kept as it was.
  await server.pool.query('update members set notes = $1', [HOSTILE])
  await server.pool.query('update finances set notes = $1', [HOSTILE])
  await foundGroup(server.app)
}
