import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { accessTokens } from '../../../server/platform/auth/accessTokens'
import { loadSecret } from '../../../server/platform/auth/signingSecret'

type Tokens = Partial<Pick<SignedIn, 'accessToken' | 'refreshToken'>>

/** The same access token, signed as the server signs, a minute past its time. */
export async function expiredToken({ accessToken }: SignedIn): Promise<string> {
  const secret = await loadSecret(inject('dataDir'))
  const session = await accessTokens({ secret }, 0).verify(accessToken)
  return accessTokens({ secret }, -60).sign(session)
}

/** Changes what this browser holds, behind the back of the page that is open. */
export function putTokens(page: Page, tokens: Tokens): Promise<void> {
  return page.evaluate((given) => {
    for (const [name, token] of Object.entries(given)) localStorage.setItem(name, token)
  }, tokens)
}
