import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { TokenPair } from '@contract/auth'
import { AllMembers } from '@contract/members'
import { InvitationAnswer } from '@contract/users'
import { failureOf, type Failure } from '@/api/failure'
import { setProver } from '@/api/proof'
import { signOut } from '@/auth/signOut'
import { readSession } from '@/api/readSession'
import { setTabUser, clearSession, writeSession } from '@/api/session'
import { endSession, onSessionEnd } from '@/api/sessionEnd'
import { PASSWORD, startServerProxy, signUp, type Interceptor, type ServerProxy } from './serverProxy'

const REFRESH = 'POST /jwt/refresh-token'
const MEMBERS = 'GET /members/all-members'

let proxy: ServerProxy
let stopListening: () => void
const onEnd = vi.fn<(reason: string) => void>()
let account = 0

beforeAll(async () => {
  proxy = await startServerProxy()
})
afterAll(() => proxy.close())

beforeEach(() => {
  onEnd.mockClear()
  stopListening = onSessionEnd(onEnd)
})
afterEach(() => {
  stopListening()
  clearSession('signed_out')
  setTabUser(null)
  proxy.requests.length = 0
  proxy.interceptors.length = 0
})

async function signIn(isExpired: boolean) {
  account += 1
  const userData = await signUp(proxy, `helena${account}@example.org`, isExpired)
  writeSession(userData)
  setTabUser(userData.id)
  proxy.requests.length = 0
  return userData
}

const readMembers = () => proxy.client.request({ answer: AllMembers }, { url: '/members/all-members' })
const count = (request: string) => proxy.requests.filter((seen) => seen === request).length

async function failures(calls: Promise<unknown>[]): Promise<Failure[]> {
  const settled = await Promise.allSettled(calls)
  return settled.flatMap((result) => (result.status === 'rejected' ? [failureOf(result.reason)] : []))
}

it('sends the token and the document with every data call', async () => {
  await signIn(false)
  const seen: unknown[] = []
  proxy.interceptors.push(({ headers }) => {
    seen.push([headers.authorization, headers['x-user-document']])
    return false
  })
  expect(await readMembers()).toEqual([])
  expect(seen).toEqual([[`Bearer ${readSession()?.accessToken}`, '111.222.333-44']])
})

it('refreshes once for twenty calls that failed together, and none of them notices', async () => {
  const before = await signIn(true)
  const answers = await Promise.all(Array.from({ length: 20 }, readMembers))
  expect(answers).toEqual(Array.from({ length: 20 }, () => []))
  expect(count(REFRESH)).toBe(1)
  expect(count(MEMBERS)).toBe(40)
  const after = readSession()
  expect(after?.accessToken).not.toBe(before.accessToken)
  expect(after?.refreshToken).not.toBe(before.refreshToken)
  expect(onEnd).not.toHaveBeenCalled()
})

it('keeps the tokens in `userData` those of the session', async () => {
  await signIn(true)
  await readMembers()
  const { accessToken, refreshToken } = session()
  const userData = JSON.parse(localStorage.getItem('userData') ?? '') as unknown
  expect(userData).toMatchObject({ accessToken, refreshToken, document: '111.222.333-44' })
})

it('names the person by document also where tokens are renewed and where they sign out', async () => {
  await signIn(true)
  const seen: Record<string, unknown> = {}
  proxy.interceptors.push(({ url = '', headers }) => {
    seen[url] = headers['x-user-document']
    return false
  })
  await readMembers()
  await signOut()
  expect(seen).toMatchObject({ '/jwt/refresh-token': '111.222.333-44', '/jwt/logout': '111.222.333-44' })
})

it('takes `userData` without an ability for a session that may read Auth', async () => {
  const { ability: _ability, ...userData } = await signIn(false)
  localStorage.setItem('userData', JSON.stringify(userData))
  expect(readSession()).toMatchObject({ id: userData.id, ability: [{ action: 'read', subject: 'Auth' }] })
})

function session() {
  const stored = readSession()
  if (!stored) throw new Error('Nobody is signed in')
  return stored
}

const isRefresh = (url: string | undefined) => url === '/jwt/refresh-token'

function answerRefresh(status: number): Interceptor {
  return (request, response) => {
    if (!isRefresh(request.url)) return false
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')
    return true
  }
}

it('ends the session once, with every waiting call rejected, where the refresh is refused', async () => {
  await signIn(true)
  writeSession({ ...session(), refreshToken: 'nobody-knows-it' })
  const rejected = await failures(Array.from({ length: 8 }, readMembers))
  expect(rejected.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 'session_ended'))
  expect(count(REFRESH)).toBe(1)
  expect(onEnd.mock.calls).toEqual([['expired']])
  expect(readSession()).toBeNull()
})

const troubles: [what: string, status: number, code: string][] = [
  ['breaks (500)', 500, 'unknown'],
  ['finds a server that is busy (503)', 503, 'unknown'],
  ['is one too many (429)', 429, 'unknown'],
  ['is answered by something that is not our server (200)', 200, 'unknown'],
]

it.each(troubles)(
  'keeps the session where the refresh %s, tells every waiting call, and goes on when it works again',
  async (_what, status, code) => {
    await signIn(true)
    proxy.interceptors.push(answerRefresh(status))
    const rejected = await failures(Array.from({ length: 8 }, readMembers))
    expect(rejected.map((failure) => failure.code)).toEqual(Array.from({ length: 8 }, () => code))
    expect(count(REFRESH)).toBe(3)
    expect(onEnd).not.toHaveBeenCalled()
    proxy.interceptors.length = 0
    expect(await readMembers()).toEqual([])
  },
)

/** As a server that has too much to do refuses, `times` times. */
function refuseBusy(times: number, retryAfterS = 0.05): Interceptor {
  let left = times
  return (request, response) => {
    if (left === 0 || isRefresh(request.url)) return false
    left -= 1
    const head = { 'content-type': 'application/json', 'retry-after': String(retryAfterS) }
    response.writeHead(503, head).end(JSON.stringify({ error: { code: 'busy', message: 'Busy' } }))
    return true
  }
}

it('comes again to a server that has too much to do, before anybody is told; not for ever', async () => {
  await signIn(false)
  proxy.interceptors.push(refuseBusy(2))
  expect(await readMembers()).toEqual([])
  expect(count(MEMBERS)).toBe(3)
  proxy.interceptors[0] = refuseBusy(3)
  expect((await failures([readMembers()])).map(({ code }) => code)).toEqual(['busy'])
})

it('sends a change again as it was to a server that had too much to do', async () => {
  await signIn(false)
  proxy.interceptors.push(refuseBusy(1))
  const member = { id: crypto.randomUUID(), name: 'Zoë Lima', section: 'brass', status: 'active' }
  await proxy.client.request({ answer: z.unknown() }, { method: 'post', url: '/members/add-member', data: { member } })
  expect(count('POST /members/add-member')).toBe(2)
  expect(await readMembers()).toMatchObject([{ name: 'Zoë Lima' }])
})

it('waits no longer for a busy server where the caller gives up', async () => {
  await signIn(false)
  proxy.interceptors.push(refuseBusy(1, 9))
  const caller = new AbortController()
  const call = proxy.client.request({ answer: z.unknown() }, { url: '/members/all-members', signal: caller.signal })
  await vi.waitFor(() => expect(count(MEMBERS)).toBe(1))
  const rejected = failures([call])
  // By then the refusal has come, as a rule.
  setTimeout(() => caller.abort(), 200)
  expect((await rejected).map(({ code }) => code)).toEqual(['cancelled'])
  expect(count(MEMBERS)).toBe(1)
})

it('tries a refresh again by itself, so that a moment of trouble is not noticed', async () => {
  await signIn(true)
  let isTrouble = true
  proxy.interceptors.push((request, response) => {
    const isAnswered = isTrouble && answerRefresh(503)(request, response)
    if (isAnswered) isTrouble = false
    return isAnswered
  })
  expect(await readMembers()).toEqual([])
  expect(count(REFRESH)).toBe(2)
})

it('keeps the session where the refresh finds no connection, and goes on when there is one again', async () => {
  await signIn(true)
  proxy.interceptors.push((request) => isRefresh(request.url) && Boolean(request.socket.destroy()))
  const rejected = await failures([readMembers(), readMembers()])
  expect(rejected.map(({ code }) => code)).toEqual(['network', 'network'])
  expect(onEnd).not.toHaveBeenCalled()
  proxy.interceptors.length = 0
  expect(await readMembers()).toEqual([])
})

it('keeps what was typed when a session runs out, and throws it away at sign-out and for the next person', async () => {
  const { id } = await signIn(false)
  const own = `batuta.draft.${id}.members.new`
  sessionStorage.setItem(own, '{}')
  endSession('expired')
  expect(sessionStorage.getItem(own)).toBe('{}')
  writeSession(await signUp(proxy, 'next@example.org'))
  expect(sessionStorage.getItem(own)).toBeNull()
  sessionStorage.setItem(own, '{}')
  endSession('signed_out')
  expect(sessionStorage.getItem(own)).toBeNull()
})

it('drops an answer that comes after its person has gone', async () => {
  await signIn(false)
  const next = await signUp(proxy, 'successor@example.org')
  proxy.interceptors.push((request) => {
    // While the call is on its way, one person leaves and another one comes.
    if (request.url?.startsWith('/members')) {
      writeSession(next)
      setTabUser(next.id)
    }
    return false
  })
  const [rejected] = await failures([readMembers()])
  expect(rejected?.code).toBe('session_changed')
})

it('ends there when the call fails with 401 again after the refresh', async () => {
  await signIn(true)
  proxy.interceptors.push((request, response) => {
    if (!request.url?.startsWith('/members')) return false
    response.writeHead(401).end('{}')
    return true
  })
  const [rejected] = await failures([readMembers()])
  expect(rejected?.status).toBe(401)
  expect([count(MEMBERS), count(REFRESH)]).toEqual([2, 1])
})

/** What another tab's refresh with the same token answers. */
async function refreshElsewhere({ refreshToken }: { refreshToken: string }) {
  const reply = await proxy.server.app.inject({ method: 'POST', url: '/jwt/refresh-token', payload: { refreshToken } })
  return TokenPair.parse(reply.json())
}

it('takes the tokens that another tab got meanwhile, without a refresh of its own', async () => {
  const stale = await signIn(true)
  const theirs = await refreshElsewhere(stale)
  // The other tab's tokens arrive in the storage while this tab's call is on its way.
  proxy.interceptors.push((request) => {
    if (request.headers.authorization === `Bearer ${stale.accessToken}`) writeSession({ ...stale, ...theirs })
    return false
  })
  expect(await readMembers()).toEqual([])
  expect(count(REFRESH)).toBe(0)
})

it('goes on with the tokens of another tab that arrive while its own refresh is under way', async () => {
  const stale = await signIn(true)
  const theirs = await refreshElsewhere(stale)
  proxy.interceptors.push((request) => {
    if (isRefresh(request.url)) writeSession({ ...stale, ...theirs })
    return false
  })
  expect(await readMembers()).toEqual([])
  expect(onEnd).not.toHaveBeenCalled()
})

it('goes on with the tokens of another tab where its own refresh is refused', async () => {
  const stale = await signIn(true)
  const theirs = await refreshElsewhere(stale)
  proxy.interceptors.push((request, response) => {
    if (!isRefresh(request.url)) return false
    writeSession({ ...stale, ...theirs })
    response.writeHead(401).end('{}')
    return true
  })
  expect(await readMembers()).toEqual([])
  expect(onEnd).not.toHaveBeenCalled()
})

it('sends nothing under the name of whoever signed in in another tab', async () => {
  await signIn(false)
  writeSession(await signUp(proxy, 'rui@example.org'))
  proxy.requests.length = 0
  const [rejected] = await failures([readMembers()])
  expect(rejected?.code).toBe('session_changed')
  expect(proxy.requests).toEqual([])
})

it('answers data, not text, when a call that a mock adapter passed through is tried again', async () => {
  const { default: MockAdapter } = await import('axios-mock-adapter')
  await signIn(true)
  const adapter = proxy.client.http.defaults.adapter
  const mock = new MockAdapter(proxy.client.http)
  mock.onAny().passThrough()
  try {
    expect(await readMembers()).toEqual([])
    expect(count(REFRESH)).toBe(1)
  } finally {
    mock.restore()
    proxy.client.http.defaults.adapter = adapter
  }
})

it('signs out on the server too, and says so once', async () => {
  const { refreshToken } = await signIn(false)
  await signOut()
  expect(readSession()).toBeNull()
  expect(onEnd.mock.calls).toEqual([['signed_out']])
  const reply = await proxy.server.app.inject({
    method: 'POST',
    url: '/jwt/refresh-token',
    payload: { refreshToken },
  })
  expect(reply.statusCode).toBe(401)
})

it.each(['', '{', 'null', '[]', '{"document":7}', '"text"'])(
  'takes garbage in the storage (%s) for signed out',
  (garbage) => {
    localStorage.setItem('userData', garbage)
    localStorage.setItem('accessToken', 'a')
    localStorage.setItem('refreshToken', 'b')
    expect(readSession()).toBeNull()
  },
)

describe('a call that is refused for want of proof', () => {
  const INVITE = 'POST /users/invite'
  const age = (id: string) =>
    proxy.server.pool.query(`update refresh_families set verified_at = now() - interval '1 hour' where user_id = $1`, [
      id,
    ])
  const invite = (id: string) =>
    proxy.client.request(
      { answer: InvitationAnswer },
      {
        method: 'post',
        url: '/users/invite',
        data: { invitation: { id, role: 'member', note: 'Zoë' } },
      },
    )
  const [first, second] = ['01a20000-0000-7000-8000-000000000001', '01a20000-0000-7000-8000-000000000002']

  it('waits for one question, however many there are, and is then made again as it was', async () => {
    await age((await signIn(false)).id)
    let refusals = 0
    proxy.interceptors.push((_, response) => {
      response.on('finish', () => (refusals += response.statusCode === 403 ? 1 : 0))
      return false
    })
    const ask = vi.fn<() => Promise<void>>(async () => {
      // A proof that came before the second call was looked at would let that one through at once.
      await vi.waitFor(() => expect(refusals).toBe(2))
      await proxy.client.request(
        { answer: z.unknown() },
        { method: 'post', url: '/auth/prove', data: { password: PASSWORD } },
      )
    })
    const stopAsking = setProver(ask)
    const answers = await Promise.all([invite(first), invite(second)])
    stopAsking()
    expect(answers.map(({ invitation }) => invitation.note)).toEqual(['Zoë', 'Zoë'])
    expect(ask).toHaveBeenCalledTimes(1)
    expect(count(INVITE)).toBe(4)
  })

  it('fails as cancelled where the person will not say, and asks once only where the server is not content', async () => {
    await age((await signIn(false)).id)
    expect((await failures([invite(first)])).map(({ code }) => code)).toEqual(['proof_cancelled'])
    const ask = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const stopAsking = setProver(ask)
    const refused = await failures([invite(first)])
    stopAsking()
    expect(refused.map(({ code }) => code)).toEqual(['proof_required'])
    expect(ask).toHaveBeenCalledTimes(1)
  })
})

it('takes an answer that was asked ahead, once, unless something was changed since', async () => {
  await signIn(false)
  proxy.client.requestAhead({ url: '/members/all-members' })
  proxy.client.requestAhead({ url: '/members/all-members' })
  await vi.waitFor(() => expect(count(MEMBERS)).toBe(1))
  expect(await readMembers()).toEqual([])
  expect(count(MEMBERS)).toBe(1)
  await readMembers()
  expect(count(MEMBERS)).toBe(2)

  proxy.client.requestAhead({ url: '/members/all-members' })
  const member = { id: crypto.randomUUID(), name: 'Ana Lima', section: 'brass', status: 'active' }
  await proxy.client.request({ answer: z.unknown() }, { method: 'post', url: '/members/add-member', data: { member } })
  expect(await readMembers()).toMatchObject([{ name: 'Ana Lima' }])
})

it('asks again where what was asked ahead failed, or was another person’s', async () => {
  await signIn(false)
  proxy.interceptors.push((_, response) => {
    if (count(MEMBERS) > 1) return false
    response.destroy()
    return true
  })
  proxy.client.requestAhead({ url: '/members/all-members' })
  expect(await readMembers()).toEqual([])
  expect(count(MEMBERS)).toBe(2)

  proxy.interceptors.length = 0
  proxy.client.requestAhead({ url: '/members/all-members' })
  await signIn(false)
  expect(await readMembers()).toEqual([])
  expect(count(MEMBERS)).toBe(1)
})
