import {
  type AllPoolConfig,
  type PoolHistory,
  type PoolList,
  type PoolListConfig,
  type PoolPerson,
  type PoolPersonWrite,
  type TakeOver,
  addPersonCall,
  allPoolCall,
  erasePersonCall,
  findPersonCall,
  listPastDeputiesCall,
  listPoolCall,
  removePersonCall,
  takeOverDeputiesCall,
  undoTakeOverCall,
} from '@contract/calendar/deputyPool'
import { apiRequest } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'

/** A page of the deputies' pool. */
export const fetchPool = (config: Partial<PoolListConfig>, search?: AbortController): Promise<PoolList> =>
  apiRequest(listPoolCall, { params: { config }, ...(search && { signal: search.signal }) })

/** All that the filters select. */
export const fetchAllPool = (config: Partial<AllPoolConfig>): Promise<PoolPerson[]> =>
  apiRequest(allPoolCall, { params: { config } })

/** With the events that they were asked for. */
export const fetchPoolPerson = (id: string): Promise<PoolHistory> => apiRequest(findPersonCall, { params: { id } })

export const savePoolPerson = async (person: PoolPersonWrite): Promise<PoolPerson> =>
  (await apiRequest(addPersonCall, { data: { person } })).person

export const removePoolPerson = (id: string): Promise<unknown> => apiRequest(removePersonCall, { params: { id } })

/** For good. */
export const erasePoolPerson = ({ id, version }: PoolPerson): Promise<unknown> =>
  apiRequest(erasePersonCall, { data: { person: { id, version } } })

export type PastDeputies = Awaited<ReturnType<typeof fetchPastDeputies>>['deputies']

/** The deputies of events who are nobody of the pool yet, and the whole pool, of which some of them may be. */
export async function fetchPastDeputies() {
  const [{ deputies }, people] = await Promise.all([apiRequest(listPastDeputiesCall), fetchAllPool({ state: 'all' })])
  return { deputies, people }
}

/** Adds people and ties the deputies of events to them: all of it, or nothing. */
export const takeOverDeputies = (takeOver: TakeOver): Promise<unknown> =>
  apiRequest(takeOverDeputiesCall, { data: { takeOver }, timeout: LONG_TIMEOUT_MS })

/** Takes back what `takeOverDeputies` did, as a whole. */
export const undoTakeOver = ({ people, ties }: TakeOver): Promise<unknown> =>
  apiRequest(undoTakeOverCall, {
    data: { takeOver: { people: people.map(({ id }) => id), ties } },
    timeout: LONG_TIMEOUT_MS,
  })
