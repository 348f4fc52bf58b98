import type * as z from 'zod/mini'
import {
  type InstrumentationList,
  type Instrumentation,
  type InstrumentationWrite,
  listInstrumentationsCall,
  addInstrumentationCall,
  removeInstrumentationCall,
} from '@contract/calendar/instrumentation'
import { apiRequest } from '@/api/apiRequest'
export type Instrumentations = z.infer<typeof InstrumentationList>

/** All instrumentations, and the instruments that active members play. */
export const fetchInstrumentations = (): Promise<Instrumentations> => apiRequest(listInstrumentationsCall)

/** Null, without a request, while they are not needed. */
export const fetchWantedInstrumentations = async (isWanted: boolean): Promise<Instrumentations | null> =>
  isWanted ? await apiRequest(listInstrumentationsCall) : null

export const saveInstrumentation = async (instrumentation: InstrumentationWrite): Promise<Instrumentation> =>
  (await apiRequest(addInstrumentationCall, { data: { lineup: instrumentation } })).lineup

export const removeInstrumentation = (id: string): Promise<unknown> =>
  apiRequest(removeInstrumentationCall, { params: { id } })
