import { v7 as newId } from 'uuid'
import type { SignedIn } from '@contract/auth'
import { newEvent } from '../../calendar/events/calendarFixture'
import { inDays } from '../../calendar/replies/replyFixture'
import { callAs, foundGroup } from '../../support/factories'
import type { Mailbox } from '../../support/mailbox'
import type { TestServer } from '../../support/harness'

type Method = 'GET' | 'POST' | 'DELETE'
interface Answer {
  statusCode: number
  body: string
}

/** The calls of a story: each has to succeed, or the story would show nothing. */
export function good<A extends Answer>(answer: A): A {
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer
}

/** A group of its own, and its calls made as its administrator unless said otherwise. */
export async function walkIn(server: TestServer, mailbox: Mailbox) {
  const { app } = server
  const admin = await foundGroup(app)
  const call = async (method: Method, url: string, payload?: object, as: SignedIn = admin) => {
    const answer = await callAs(app, as, method, url, payload)
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
    return /json/.test(String(answer.headers['content-type'])) ? answer.json() : undefined
  }
  const get = (url: string, as?: SignedIn) => call('GET', url, undefined, as)
  const post = (url: string, payload: object = {}, as?: SignedIn) => call('POST', url, payload, as)
  const del = (url: string, as?: SignedIn) => call('DELETE', url, undefined, as)
  return {
    app,
    mailbox,
    admin,
    get,
    post,
    del,
    /** With a personal link. */
    byLink: async (link: string, method: Method, url: string, payload?: object) =>
      good(await app.inject({ method, url, headers: { 'x-personal-link': link }, ...(payload && { payload }) })).json(),
    member: async (name: string, over: object = {}) => {
      const member = { id: newId(), name, section: 'brass', instrument: 'Horn', status: 'active', ...over }
      return (await post('/members/add-member', { member })).member
    },
    /** In a week, unless said otherwise. */
    event: async (over: Parameters<typeof newEvent>[0] = {}) =>
      (
        await post('/calendar/add-event', {
          event: newEvent({ start: inDays(7), end: inDays(8, '00:30'), ...over }),
        })
      ).event,
    link: async (memberId: string): Promise<string> =>
      (await post('/links/make-links', { memberIds: [memberId] })).links[0].token,
  }
}

export type Walker = Awaited<ReturnType<typeof walkIn>>
