import { useTranslation } from 'react-i18next'
import type { SignInSession } from '@contract/sessions'

/** "Firefox on Windows", or as much of it as the device said. */
export function useDeviceName(): (session: SignInSession) => string {
  const { t } = useTranslation('sessions')
  return ({ browser, system }) => {
    if (browser !== undefined && system !== undefined) return t('device', { browser, system })
    return browser ?? system ?? t('unknownDevice')
  }
}
