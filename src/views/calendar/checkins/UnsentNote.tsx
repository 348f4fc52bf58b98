import { CloudUpload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'

/** How many marks wait for a line; nothing where none does. */
export function UnsentNote({ unsent, onSend }: { unsent: number; onSend: () => void }) {
  const { t } = useTranslation('checkin')
  const { count } = useFormat()
  if (unsent === 0) return null
  return (
    <p className="checkin-waiting">
      <CloudUpload size={16} aria-hidden />
      <span>{t('unsent', { count: unsent, shown: count(unsent) })}</span>
      <Button color="ghost" size="sm" onClick={onSend}>
        {t('sendNow')}
      </Button>
    </p>
  )
}
