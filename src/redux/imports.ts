import type { FinanceCategory, FinanceWrite } from '@contract/finances'
import {
  findFinancesDuplicatesCall,
  findFinancesImportFormatCall,
  guessCategoriesCall,
  importFinancesCall,
  listFinancesImportsCall,
  removeFinancesImportCall,
  type CategoryGuessLine,
  type FinanceDuplicatesAnswer,
  type FinanceImport,
  type FinanceLine,
} from '@contract/finances/financeImports'
import type { Import, ImportAnswer, ImportFormat, ImportFormats } from '@contract/imports'
import {
  findMembersDuplicatesCall,
  findMembersImportFormatCall,
  importMembersCall,
  listMembersImportsCall,
  removeMembersImportCall,
  type MemberDuplicates,
  type MemberImport,
  type MemberImportLine,
  type MemberLine,
} from '@contract/memberImports'
import type { Progress } from '@contract/progress'
import { apiRequest, apiRequestWithProgress } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'

type OnProgress = (progress: Progress) => void

export type FoundLines<Item> = Required<FinanceDuplicatesAnswer> & {
  /** The stored records that duplicates match, if the server returns them. */
  stored?: { place: number; item: Item }[]
}

export interface ImportCalls<Batch, Line, Item> {
  /** The settings of the last file of that shape, null if there was none, and the answers of the last ones of any shape. */
  findFormat: (shape: string) => Promise<{ format: ImportFormat | null; earlier: string[] }>
  /** Positions of the lines that are stored already, and of those that probably are. `source`: what wrote the file. */
  findDuplicates: (lines: Line[], source: string, onProgress: OnProgress) => Promise<FoundLines<Item>>
  /** All or nothing. Repeating the request with its id returns the same answer. */
  save: (batch: Batch, onProgress: OnProgress) => Promise<ImportAnswer>
  list: () => Promise<Import[]>
  /** Takes a whole batch back. */
  remove: (id: string) => Promise<unknown>
}

const timeout = LONG_TIMEOUT_MS

const toFound = ({ format, earlier = [] }: ImportFormats) => ({ format: format ?? null, earlier })

export const financeImports: ImportCalls<FinanceImport, FinanceLine, FinanceWrite> = {
  findFormat: async (shape) => toFound(await apiRequest(findFinancesImportFormatCall, { data: { shape } })),
  // Only entries can be probable duplicates.
  findDuplicates: async (lines, source, onProgress) => {
    const options = { data: { lines, origin: { source } }, timeout }
    const { duplicates, probable = [] } = await apiRequestWithProgress(findFinancesDuplicatesCall, options, onProgress)
    return { duplicates, probable }
  },
  save: (batch, onProgress) =>
    apiRequestWithProgress(importFinancesCall, { data: { import: batch }, timeout }, onProgress),
  list: async () => (await apiRequest(listFinancesImportsCall)).imports,
  remove: (id) => apiRequest(removeFinancesImportCall, { params: { id }, timeout }),
}

const toStored = ({ place, member, guardians }: MemberDuplicates['known'][number]) => ({
  place,
  item: { ...member, ...(guardians && { guardians }) },
})

export const memberImports: ImportCalls<MemberImport, MemberLine, MemberImportLine> = {
  findFormat: async (shape) => toFound(await apiRequest(findMembersImportFormatCall, { data: { shape } })),
  findDuplicates: async (lines, _source, onProgress) => {
    const options = { data: { lines }, timeout }
    const { duplicates, known } = await apiRequestWithProgress(findMembersDuplicatesCall, options, onProgress)
    return { duplicates, probable: [], stored: known.map(toStored) }
  },
  save: (batch, onProgress) =>
    apiRequestWithProgress(importMembersCall, { data: { import: batch }, timeout }, onProgress),
  list: async () => (await apiRequest(listMembersImportsCall)).imports,
  remove: (id) => apiRequest(removeMembersImportCall, { params: { id }, timeout }),
}

/** The category of entries with similar text, for each line; null if there is none. */
export const guessCategories = async (lines: CategoryGuessLine[]): Promise<(FinanceCategory | null)[]> =>
  (await apiRequest(guessCategoriesCall, { data: { lines }, timeout })).categories
