import { v7 as uuid } from 'uuid'
import { SignedIn } from '@contract/auth'

export interface BenchGroup {
  id: string
  /** A call as its admin. Throws where it is refused. */
  call: (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>
  /** The same admin at another server process. */
  at: (url: string) => BenchGroup
  headers: Record<string, string>
  /** What the client keeps in localStorage for the admin. */
  storage: Record<string, string>
}

async function read(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Founds a group to measure in. */
export async function foundGroup(url: string): Promise<BenchGroup> {
  const json = { 'content-type': 'application/json', accept: 'application/json' }
  const body = {
    name: 'Bench',
    email: `bench-${uuid()}@example.org`,
    password: 'a long enough password',
    document: 'BENCH-1',
    group: { name: 'Bench', currency: 'BRL', timeZone: 'America/Sao_Paulo' },
  }
  const register = { method: 'POST', headers: json, body: JSON.stringify(body) }
  const { userData, accessToken, refreshToken } = SignedIn.parse(
    await read(await fetch(`${url}/auth/register`, register)),
  )
  const headers = { ...json, authorization: `Bearer ${accessToken}`, 'x-user-document': body.document }
  const storage = { userData: JSON.stringify(userData), accessToken, refreshToken }
  const at = (address: string): BenchGroup => ({
    id: userData.group.id,
    call: async (method, path, content) =>
      read(await fetch(address + path, { method, headers, ...(content && { body: JSON.stringify(content) }) })),
    at,
    headers,
    storage,
  })
  return at(url)
}
