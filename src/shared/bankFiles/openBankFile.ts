import type { BankFileAnswer, BankFileJob } from './bankFileWorker'
import { BANK_FILE_BYTES_MAX, JUDGED_BYTES, judgeBankFile } from './judgeBankFile'

/**
 * What a file of a bank says; null for one that is a table, or that cannot be read at all. Its first bytes are judged here; the
 * readers are fetched, into a worker, for a file that needs them.
 */
export async function openBankFile(job: BankFileJob): Promise<Exclude<BankFileAnswer, { kind: 'table' }> | null> {
  try {
    const head = await job.file.slice(0, JUDGED_BYTES).arrayBuffer()
    const guess = judgeBankFile(new Uint8Array(head))
    // Of an archive too large for statements the reader of workbooks says so.
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
