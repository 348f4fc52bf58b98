import { v7 as uuidv7 } from 'uuid'
import { AllMembers } from '@contract/members'
import { SignedIn } from '@contract/auth'

/** Calls a server over the network, as a signed-in person. */
export class ApiClient {
  readonly headers: Record<string, string>
  #url: string

  constructor(url: string, headers: Record<string, string>) {
    this.#url = url
    this.headers = headers
  }

  async addMember(): Promise<string> {
    const id = uuidv7()
    const member = { id, name: `Player ${id}`, section: 'brass', status: 'active' }
    const reply = await this.call('/members/add-member', { method: 'POST', body: JSON.stringify({ member }) })
    if (reply.status !== 201) throw new Error(`add-member answered ${reply.status}`)
    // Acknowledged once all of the answer is here, not when its first byte is.
    await reply.text()
    return id
  }

  async memberIds(): Promise<string[]> {
    const reply = await this.call('/members/all-members')
    return AllMembers.parse(await reply.json()).map((member) => member.id)
  }

  call(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.#url}${path}`, { ...init, headers: { ...this.headers, 'content-type': 'application/json' } })
  }

  /** Sends a file as it is. */
  upload(path: string, body: Buffer): Promise<Response> {
    const headers = { ...this.headers, 'content-type': 'application/octet-stream' }
    return fetch(`${this.#url}${path}`, { method: 'POST', headers, body: new Uint8Array(body) })
  }

  /** The same person, with a server that has another address now. */
  at(url: string): ApiClient {
    return new ApiClient(url, this.headers)
  }
}

/** Founds a group of its own, also on a database that has others. */
export async function registerAt(url: string): Promise<ApiClient> {
  const document = 'DOC-100'
  const person = { name: 'Ana', email: `${uuidv7()}@example.org`, password: 'correct horse battery', document }
  const group = { name: 'Banda', currency: 'BRL', timeZone: 'America/Sao_Paulo' }
  const reply = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, group }),
  })
  const { accessToken } = SignedIn.parse(await reply.json())
  return new ApiClient(url, { authorization: `Bearer ${accessToken}`, 'x-user-document': document })
}
