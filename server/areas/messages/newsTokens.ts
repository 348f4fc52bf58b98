import { feedTokens } from '../../platform/auth/feedTokens'
import type { Secrets } from '../../platform/config'

/** Of the address in these mails that stops them. */
export const newsTokens = (secrets: Secrets) => feedTokens(secrets, 'batuta answer news')
