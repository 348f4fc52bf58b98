import { useTranslation } from 'react-i18next'
import { FormAlert } from '@/@core/components/fields/FormAlert'

/** Host names that only the machine itself uses. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** Warns that the link opens only on this computer, because Batuta runs on it locally. */
export function LoopbackNote() {
  const { t } = useTranslation('links')
  return LOOPBACK.test(window.location.hostname) && <FormAlert tone="caution">{t('loopback')}</FormAlert>
}
