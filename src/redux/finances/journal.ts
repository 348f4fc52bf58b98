import { auditorJournalCall, journalCall, type JournalBody, type JournalForm } from '@contract/finances/journal'
import { apiFile } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import { byLink } from './auditing'

/** Is told how many bytes of a file have come. */
export type OnBytes = (bytes: number) => void

const telling = (onBytes: OnBytes) => ({
  timeout: LONG_TIMEOUT_MS,
  onDownloadProgress: ({ loaded }: { loaded: number }) => onBytes(loaded),
})

export const fetchJournal = (data: JournalBody, onBytes: OnBytes): Promise<Blob> =>
  apiFile(journalCall, { data, ...telling(onBytes) })

interface AuditorJournal {
  form: JournalForm
  locale: JournalBody['locale']
}

export const fetchAuditorJournal = (token: string, data: AuditorJournal, onBytes: OnBytes): Promise<Blob> =>
  apiFile(auditorJournalCall, { data, ...byLink(token), ...telling(onBytes) })
