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

/** What each tab asks for by itself, once it has settled. */
const OWN_CALLS = ['/auth/user', '/api/bookmarks/data']

/**
 * Changes what this browser holds, behind the back of the pages that are open; not before each has made its own calls, of which a
 * late one would meet the new token in place of the test's.
 */
export async function putTokens(page: Page, tokens: Tokens): Promise<void> {
  for (const tab of page.context().pages()) {
    await tab.waitForFunction((paths) => {
      const answered = performance.getEntriesByType('resource').filter((entry) => Reflect.get(entry, 'responseEnd') > 0)
      return paths.every((path) => answered.some(({ name }) => name.endsWith(path)))
    }, OWN_CALLS)
  }
  await page.evaluate((given) => {
    for (const [name, token] of Object.entries(given)) localStorage.setItem(name, token)
  }, tokens)
}
