import type { FinanceImport, FinanceLine } from '@contract/finances'
import { DuplicatesAnswer, ImportAnswer, ImportList, type Import } from '@contract/imports'
import type { MemberImport } from '@contract/memberImports'
import { IdAnswer } from '@contract/primitives'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk, type AppThunk } from './appThunk'

/** Twenty thousand lines, on a slow line, at a server that has other things to do. */
const TIMEOUT_MS = 180_000

export interface ImportCalls<Batch, Line> {
  /** Places of the lines that stand there already. */
  findDuplicates: AppThunk<number[], readonly Line[]>
  /** All or nothing. Sent again under its id it is answered the same. */
  save: AppThunk<ImportAnswer, Batch>
  list: AppThunk<Import[], void>
  /** Takes a whole batch back. */
  remove: AppThunk<unknown, string>
}

function importCalls<Batch, Line>(area: 'finances' | 'members'): ImportCalls<Batch, Line> {
  const url = (name: string) => `/${area}/${name}`
  return {
    findDuplicates: createAppThunk<number[], readonly Line[]>(`${area}/findDuplicates`, async (lines, { signal }) => {
      const config = { method: 'post', url: url('find-duplicates'), data: { lines }, timeout: TIMEOUT_MS, signal }
      return (await apiRequest(DuplicatesAnswer, config)).duplicates
    }),
    save: createAppThunk<ImportAnswer, Batch>(`${area}/import`, (batch) =>
      apiRequest(ImportAnswer, {
        method: 'post',
        url: url(`import-${area}`),
        data: { import: batch },
        timeout: TIMEOUT_MS,
      }),
    ),
    list: createAppThunk<Import[]>(
      `${area}/listImports`,
      async (_, { signal }) => (await apiRequest(ImportList, { url: url('list-imports'), signal })).imports,
    ),
    remove: createAppThunk<unknown, string>(`${area}/removeImport`, (id) =>
      apiRequest(IdAnswer, { method: 'delete', url: url('remove-import'), params: { id }, timeout: TIMEOUT_MS }),
    ),
  }
}

export type MemberLine = Pick<MemberImport['members'][number], 'name' | 'email'>

export const financeImports = importCalls<FinanceImport, FinanceLine>('finances')
export const memberImports = importCalls<MemberImport, MemberLine>('members')
