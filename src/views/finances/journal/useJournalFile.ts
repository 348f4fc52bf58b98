import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { fileName } from '@/@core/files/fileName'
import { saveFile } from '@/@core/files/saveFile'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import type { OnBytes } from '@/redux/finances/journal'
import { sizeText } from '@/shared/files/sizeText'

/** Saves a file that is sent while it is made. `progress`: what to say meanwhile, else undefined. */
export function useJournalFile() {
  const { t, i18n } = useTranslation('journal')
  const [bytes, setBytes] = useState<number>()

  /** Returns whether it was saved; a failure is told. */
  async function save(name: Parameters<typeof fileName>, fetch: (onBytes: OnBytes) => Promise<Blob>): Promise<boolean> {
    setBytes(0)
    try {
      saveFile(fileName(...name), await fetch(setBytes))
      showToast.success(t('saved'))
      return true
    } catch (thrown) {
      showToast.error(`${t('failed')} ${failureText(failureOf(thrown))}`)
      return false
    } finally {
      setBytes(undefined)
    }
  }

  const progress =
    bytes === undefined ? undefined : t('making', { size: bytes === 0 ? '…' : sizeText(bytes, i18n.language) })
  return { save, progress }
}
