import { type FinanceCategory, type FinanceWrite } from '@contract/finances'
import {
  CategoryGuessAnswer,
  FinanceDuplicatesAnswer,
  type CategoryGuessLine,
  type FinanceImport,
  type FinanceLine,
} from '@contract/treasury/financeImports'
import { ImportAnswer, ImportFormatAnswer, ImportList, type Import, type ImportFormat } from '@contract/imports'
import { MemberDuplicatesAnswer, type MemberImport, type MemberLine } from '@contract/memberImports'
import type { MemberWrite } from '@contract/members'
import { IdAnswer } from '@contract/primitives'
import type { Progress } from '@contract/progress'
import { apiRequest, apiRequestWithProgress } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import { createAppThunk, type AppThunk } from './appThunk'

type OnProgress = (progress: Progress) => void

export interface ImportCalls<Batch, Line, Item> {
  /** What was said of the last file of that shape; null where there was none. */
  findFormat: AppThunk<ImportFormat | null, string>
  /** Places of the lines that stand there already, and of those that probably do. `source`: what wrote the file. */
  findDuplicates: AppThunk<FoundLines<Item>, { lines: readonly Line[]; source: string; onProgress: OnProgress }>
  /** All or nothing. Sent again under its id it is answered the same. */
  save: AppThunk<ImportAnswer, { batch: Batch; onProgress: OnProgress }>
  list: AppThunk<Import[], void>
  /** Takes a whole batch back. */
  remove: AppThunk<unknown, string>
}

export type FoundLines<Item> = Required<FinanceDuplicatesAnswer> & {
  /** The records that duplicates are, where the server tells. */
  stored?: { place: number; item: Item }[]
}

interface Asking {
  onProgress: OnProgress
  signal: AbortSignal
}

type FindLines<Item> = (data: object, asking: Asking) => Promise<FoundLines<Item>>

const asked = (area: 'finances' | 'members', data: object, signal: AbortSignal) => ({
  method: 'post',
  url: `/${area}/find-duplicates`,
  data,
  timeout: LONG_TIMEOUT_MS,
  signal,
})

/** Only of entries something can be said that is not sure. */
async function findEntries(data: object, { onProgress, signal }: Asking): Promise<FoundLines<FinanceWrite>> {
  const config = asked('finances', data, signal)
  const { duplicates, probable = [] } = await apiRequestWithProgress(FinanceDuplicatesAnswer, config, onProgress)
  return { duplicates, probable }
}

async function findPeople(data: object, { onProgress, signal }: Asking): Promise<FoundLines<MemberWrite>> {
  const config = asked('members', data, signal)
  const { duplicates, known } = await apiRequestWithProgress(MemberDuplicatesAnswer, config, onProgress)
  return { duplicates, probable: [], stored: known.map(({ place, member }) => ({ place, item: member })) }
}

function importCalls<Batch, Line, Item>(
  area: 'finances' | 'members',
  findLines: FindLines<Item>,
): ImportCalls<Batch, Line, Item> {
  const url = (name: string) => `/${area}/${name}`
  return {
    findFormat: createAppThunk<ImportFormat | null, string>(`${area}/findImportFormat`, async (shape, { signal }) => {
      const config = { method: 'post', url: url('find-import-format'), data: { shape }, signal }
      return (await apiRequest(ImportFormatAnswer, config)).format ?? null
    }),
    findDuplicates: createAppThunk(`${area}/findDuplicates`, ({ lines, source, onProgress }, { signal }) =>
      findLines({ lines, ...(area === 'finances' && { origin: { source } }) }, { onProgress, signal }),
    ),
    save: createAppThunk(`${area}/import`, ({ batch, onProgress }) => {
      const config = { method: 'post', url: url(`import-${area}`), data: { import: batch }, timeout: LONG_TIMEOUT_MS }
      return apiRequestWithProgress(ImportAnswer, config, onProgress)
    }),
    list: createAppThunk<Import[]>(
      `${area}/listImports`,
      async (_, { signal }) => (await apiRequest(ImportList, { url: url('list-imports'), signal })).imports,
    ),
    remove: createAppThunk<unknown, string>(`${area}/removeImport`, (id) =>
      apiRequest(IdAnswer, { method: 'delete', url: url('remove-import'), params: { id }, timeout: LONG_TIMEOUT_MS }),
    ),
  }
}

export const financeImports = importCalls<FinanceImport, FinanceLine, FinanceWrite>('finances', findEntries)
export const memberImports = importCalls<MemberImport, MemberLine, MemberWrite>('members', findPeople)

/** The category of entries with like text, for each line; null where there is none. */
export const guessCategories = createAppThunk<(FinanceCategory | null)[], readonly CategoryGuessLine[]>(
  'finances/guessCategories',
  async (lines, { signal }) => {
    const config = {
      method: 'post',
      url: '/finances/guess-categories',
      data: { lines },
      timeout: LONG_TIMEOUT_MS,
      signal,
    }
    return (await apiRequest(CategoryGuessAnswer, config)).categories
  },
)
