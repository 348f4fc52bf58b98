import type * as z from 'zod/mini'
import { IdAnswer } from '@contract/primitives'
import { LineupAnswer, LineupList, type Lineup, type LineupWrite } from '@contract/replies/lineups'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

export type Lineups = z.infer<typeof LineupList>

/** All line-ups, and what the group's active members play. */
export const fetchLineups = createAppThunk<Lineups>('lineups/fetch', (_, { signal }) =>
  apiRequest(LineupList, { url: '/lineups/list-lineups', signal }),
)

/** For a screen that needs them only sometimes: null while it does not. */
export const fetchWantedLineups = createAppThunk<Lineups | null, boolean>(
  'lineups/fetchWanted',
  async (isWanted, { signal }) =>
    isWanted ? await apiRequest(LineupList, { url: '/lineups/list-lineups', signal }) : null,
)

export const saveLineup = createAppThunk<Lineup, LineupWrite>(
  'lineups/save',
  async (lineup) =>
    (await apiRequest(LineupAnswer, { method: 'post', url: '/lineups/add-lineup', data: { lineup } })).lineup,
)

export const removeLineup = createAppThunk<unknown, string>('lineups/remove', (id) =>
  apiRequest(IdAnswer, { method: 'delete', url: '/lineups/remove-lineup', params: { id } }),
)
