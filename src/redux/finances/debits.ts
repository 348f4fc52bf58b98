import {
  type Mandate,
  type MandateWrite,
  listMandatesCall,
  addMandateCall,
  removeMandateCall,
} from '@contract/finances/sepa/mandates'
import {
  type CollectionAnswer,
  type DebitNotices,
  type DebitRun,
  type DebitRunSummary,
  type DebitRunWrite,
  addDebitRunCall,
  findCollectionCall,
  findDebitFileCall,
  findDebitRunCall,
  listDebitRunsCall,
  markDebitRunCall,
  removeDebitRunCall,
  sendDebitNoticesCall,
} from '@contract/finances/sepa/debitRuns'
import { apiRequest } from '@/api/apiRequest'

/** Of a member or payer, latest signed first. */
export const fetchMandates = async (personId: string): Promise<Mandate[]> =>
  (await apiRequest(listMandatesCall, { params: { personId } })).mandates

export const saveMandate = async (mandate: MandateWrite): Promise<Mandate> =>
  (await apiRequest(addMandateCall, { data: { mandate } })).mandate

export const removeMandate = (id: string): Promise<unknown> => apiRequest(removeMandateCall, { params: { id } })

/** What could be collected of debts that are due until that day. */
export const fetchCollection = (until: string): Promise<CollectionAnswer> =>
  apiRequest(findCollectionCall, { params: { until } })

/** Latest first. */
export const fetchDebitRuns = async (): Promise<DebitRunSummary[]> => (await apiRequest(listDebitRunsCall)).runs

export const fetchDebitRun = async (id: string): Promise<DebitRun> =>
  (await apiRequest(findDebitRunCall, { params: { id } })).run

export const addDebitRun = async (run: DebitRunWrite): Promise<DebitRun> =>
  (await apiRequest(addDebitRunCall, { data: { run } })).run

export const markDebitRun = async (id: string, isSent: boolean): Promise<DebitRun> =>
  (await apiRequest(markDebitRunCall, { data: { id, isSent } })).run

export const removeDebitRun = (id: string): Promise<unknown> => apiRequest(removeDebitRunCall, { params: { id } })

/** The message for the bank, with the name of its file. */
export const fetchDebitFile = (id: string): Promise<{ name: string; xml: string }> =>
  apiRequest(findDebitFileCall, { params: { id } })

/** Tells payers of what will be collected from them, or notes who was told. */
export const sendDebitNotices = async (data: DebitNotices): Promise<DebitRun> =>
  (await apiRequest(sendDebitNoticesCall, { data })).run
