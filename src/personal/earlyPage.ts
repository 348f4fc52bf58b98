import { env } from '@/configs/env'

export const PAGE_URL = '/replies/my-page'
/** PERSONAL_LINK_HEADER of the contract, without the schemas that stand beside it. */
export const LINK_HEADER = 'x-personal-link'

declare global {
  /** The answer to the page's first call, until it is taken. */
  var earlyPage: { link: string; answer: Promise<Response> } | undefined
}

export function sendEarlyPage(link: string): void {
  const answer = fetch(env.apiUrl + PAGE_URL, {
    headers: { Accept: 'application/json', [LINK_HEADER]: link },
    signal: AbortSignal.timeout(20_000),
  })
  // Whoever takes it hears of it.
  answer.catch(() => undefined)
  globalThis.earlyPage = { link, answer }
}

/** Once. */
export function takeEarlyPage(link: string): Promise<Response> | undefined {
  const early = globalThis.earlyPage
  globalThis.earlyPage = undefined
  return early?.link === link ? early.answer : undefined
}
