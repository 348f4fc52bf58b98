import type { BankFileAnswer, BankFileJob } from './bankFileWorker'
import { BANK_FILE_BYTES_MAX, JUDGED_BYTES, judgeBankFile } from './judgeBankFile'

/**
 * Reads a bank's file; null for a table, or a file that cannot be read. Only the first bytes are examined here; the readers are loaded,
 * into a worker, when needed.
 */
export async function openBankFile(job: BankFileJob): Promise<Exclude<BankFileAnswer, { kind: 'table' }> | null> {
  try {
    const head = await job.file.slice(0, JUDGED_BYTES).arrayBuffer()
    const guess = judgeBankFile(new Uint8Array(head))
    // For an archive too large for statements, the reader of workbooks reports the error.
    if (guess === 'table' || (guess === 'archive' && job.file.size > BANK_FILE_BYTES_MAX)) return null
  } catch {
    return null
  }
  if (job.file.size > BANK_FILE_BYTES_MAX) return { kind: 'errors', errors: [{ line: 0, code: 'too_large' }] }
  const worker = new Worker(new URL('./bankFileWorker.ts', import.meta.url), { type: 'module' })
  const answer = await new Promise<BankFileAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<BankFileAnswer>) => resolve(data))
    worker.addEventListener('error', () => resolve({ kind: 'unreadable' }))
    worker.postMessage(job, [])
  })
  worker.terminate()
  return answer.kind === 'table' ? null : answer
}
