import { useTranslation } from 'react-i18next'
import { sizeText } from '@/shared/files/sizeText'

/** How much of a file of letters has come, which nobody knows the size of before it is there. */
export function FileSoFar({ bytes }: { bytes: number | null }) {
  const { t, i18n } = useTranslation('finances')
  return (
    <output className="muted tabular">
      {bytes !== null && t('fileSoFar', { size: sizeText(bytes, i18n.language) })}
    </output>
  )
}
