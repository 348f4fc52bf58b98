import type { FinanceImport, FinanceLine } from '@contract/finances'
import { DuplicatesAnswer, ImportAnswer, ImportList, type Import } from '@contract/imports'
import type { MemberImport } from '@contract/memberImports'
import { IdAnswer } from '@contract/primitives'
import type { Progress } from '@contract/progress'
import { apiRequest, apiRequestWithProgress } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import { createAppThunk, type AppThunk } from './appThunk'

type OnProgress = (progress: Progress) => void

export interface ImportCalls<Batch, Line> {
  /** Places of the lines that stand there already. */
  findDuplicates: AppThunk<number[], { lines: readonly Line[]; onProgress: OnProgress }>
  /** All or nothing. Sent again under its id it is answered the same. */
  save: AppThunk<ImportAnswer, { batch: Batch; onProgress: OnProgress }>
  list: AppThunk<Import[], void>
  /** Takes a whole batch back. */
  remove: AppThunk<unknown, string>
}

function importCalls<Batch, Line>(area: 'finances' | 'members'): ImportCalls<Batch, Line> {
  const url = (name: string) => `/${area}/${name}`
  return {
    findDuplicates: createAppThunk(`${area}/findDuplicates`, async ({ lines, onProgress }, { signal }) => {
      const config = { method: 'post', url: url('find-duplicates'), data: { lines }, timeout: LONG_TIMEOUT_MS, signal }
      return (await apiRequestWithProgress(DuplicatesAnswer, config, onProgress)).duplicates
    }),
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

export type MemberLine = Pick<MemberImport['members'][number], 'name' | 'email'>

export const financeImports = importCalls<FinanceImport, FinanceLine>('finances')
export const memberImports = importCalls<MemberImport, MemberLine>('members')
