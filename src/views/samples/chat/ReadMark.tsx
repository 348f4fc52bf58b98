import { Check, CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { messageStatuses } from './conversation'

interface ReadMarkProps {
  status: (typeof messageStatuses)[number]
  /** The word stands beside it. */
  isSaid?: boolean
}

/** One tick: sent; two: delivered; two in colour: read. The word is for who cannot tell them apart. */
export function ReadMark({ status, isSaid = false }: ReadMarkProps) {
  const { t } = useTranslation('samplesChat')
  const Icon = status === 'sent' ? Check : CheckCheck
  return (
    <span className={`read-mark is-${status}`} title={t(`statuses.${status}`)}>
      <Icon size={15} strokeWidth={2} aria-hidden />
      <span className={isSaid ? undefined : 'visually-hidden'}>{t(`statuses.${status}`)}</span>
    </span>
  )
}
