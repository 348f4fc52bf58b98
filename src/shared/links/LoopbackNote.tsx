import { useTranslation } from 'react-i18next'
import { FormAlert } from '@/@core/components/fields/FormAlert'

/** The names by which a machine calls itself, and nobody else calls it. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** Says that a link which is handed on opens on this computer alone, where Batuta runs on it for itself. */
export function LoopbackNote() {
  const { t } = useTranslation('links')
  return LOOPBACK.test(window.location.hostname) && <FormAlert tone="caution">{t('loopback')}</FormAlert>
}
