import { useTranslation } from 'react-i18next'
import type { SignInSession } from '@contract/sessions'

/** Such as "Firefox on Windows", or only the part that is known. */
export function useDeviceName(): (session: SignInSession) => string {
  const { t } = useTranslation('sessions')
  return ({ browser, system }) => {
    if (browser !== undefined && system !== undefined) return t('device', { browser, system })
    return browser ?? system ?? t('unknownDevice')
  }
}
