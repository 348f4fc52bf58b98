import {
  type ListedThing,
  type Loan,
  type LoanWrite,
  type MemberLoan,
  type Thing,
  type ThingHistory,
  type ThingWrite,
  addLoanCall,
  addThingCall,
  findThingCall,
  listLoansCall,
  listThingsCall,
  removeLoanCall,
  removeThingCall,
} from '@contract/members/things'
import { importThingsCall, undoThingImportCall, type ThingImportLine } from '@contract/members/thingImports'
import { apiRequest } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'

export interface ThingRow extends ListedThing {
  id: string
}

/** All that the group owns, by name, each with who has it. */
export const fetchThings = async (): Promise<ThingRow[]> =>
  (await apiRequest(listThingsCall)).things.map((row) => ({ id: row.thing.id, ...row }))

export const fetchThing = (id: string): Promise<ThingHistory> => apiRequest(findThingCall, { params: { id } })

/** What a member has, and then what they had. */
export const fetchLoans = async (memberId: string): Promise<MemberLoan[]> =>
  (await apiRequest(listLoansCall, { params: { memberId } })).loans

export const saveThing = async (thing: ThingWrite): Promise<Thing> =>
  (await apiRequest(addThingCall, { data: { thing } })).thing

export const removeThing = (id: string): Promise<unknown> => apiRequest(removeThingCall, { params: { id } })

export const saveLoan = async (loan: LoanWrite): Promise<Loan> =>
  (await apiRequest(addLoanCall, { data: { loan } })).loan

export const removeLoan = (id: string): Promise<unknown> => apiRequest(removeLoanCall, { params: { id } })

/** All of a file, or nothing. */
export const importThings = (things: ThingImportLine[]): Promise<unknown> =>
  apiRequest(importThingsCall, { data: { import: { things } }, timeout: LONG_TIMEOUT_MS })

/** Takes back what `importThings` added, as a whole. */
export const undoThingImport = (things: readonly ThingImportLine[]): Promise<unknown> =>
  apiRequest(undoThingImportCall, {
    data: { import: { things: things.map(({ id }) => id), loans: things.flatMap(({ lent }) => lent?.id ?? []) } },
    timeout: LONG_TIMEOUT_MS,
  })
