import type * as z from 'zod/mini'
import {
  type LineupList,
  type Lineup,
  type LineupWrite,
  listLineupsCall,
  addLineupCall,
  removeLineupCall,
} from '@contract/calendar/lineups'
import { apiRequest } from '@/api/apiRequest'
export type Lineups = z.infer<typeof LineupList>

/** All line-ups, and what the group's active members play. */
export const fetchLineups = (): Promise<Lineups> => apiRequest(listLineupsCall)

/** For a screen that needs them only sometimes: null while it does not. */
export const fetchWantedLineups = async (isWanted: boolean): Promise<Lineups | null> =>
  isWanted ? await apiRequest(listLineupsCall) : null

export const saveLineup = async (lineup: LineupWrite): Promise<Lineup> =>
  (await apiRequest(addLineupCall, { data: { lineup } })).lineup

export const removeLineup = (id: string): Promise<unknown> => apiRequest(removeLineupCall, { params: { id } })
