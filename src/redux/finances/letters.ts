import { printLettersCall, type PrintedLetter } from '@contract/finances/paying/letters'
import { apiFile } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'

/** Bills and reminders as one PDF, with a page for each who has something to pay; `onBytes` is told how much of it has come. */
export const printLetters = (letters: readonly PrintedLetter[], onBytes?: (bytes: number) => void): Promise<Blob> =>
  apiFile(printLettersCall, {
    data: { letters: [...letters] },
    timeout: LONG_TIMEOUT_MS,
    onDownloadProgress: ({ loaded }) => onBytes?.(loaded),
  })
