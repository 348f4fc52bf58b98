import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'
import { UserData } from '@contract/auth'
import { accessTokens } from '../../../server/platform/auth/accessTokens'
import { createTestServer } from '../../server/support/harness'

export const PASSWORD = 'uma frase bem comprida'

/** Answers a request in place of the server, or changes what the test can see of it; whether it has answered. */
export type Interceptor = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * The real server on a real port, behind a proxy that records each call in `requests`. An interceptor may answer a call
 * in the server's place, as a broken network would. `client` is the product's own axios instance, bound to that port.
 */
export async function startServerProxy() {
  const server = await createTestServer()
  const requests: string[] = []
  const interceptors: Interceptor[] = []
  const front = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`)
    if (!interceptors.some((intercept) => intercept(request, response))) server.app.routing(request, response)
  })
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve)
  })
  const { port } = front.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  vi.stubEnv('VITE_API_URL', url)
  const { default: axios } = await import('axios')
  // The adapter for browsers would ask happy-dom, which applies the same-origin rule to a page without an origin.
  axios.defaults.adapter = 'http'
  const client = await import('@/api/http')
  return { server, requests, interceptors, url, client, close: () => closeAll(front, server.close) }
}

export type ServerProxy = Awaited<ReturnType<typeof startServerProxy>>

async function closeAll(front: ReturnType<typeof createServer>, closeServer: () => Promise<void>): Promise<void> {
  front.closeAllConnections()
  front.close()
  await closeServer()
  vi.unstubAllEnvs()
}

/** Founds a group; its admin's token is past its time at once where `isExpired` says so. */
export async function signUp({ server }: ServerProxy, email: string, isExpired = false): Promise<UserData> {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/auth/register',
    payload: {
      name: 'Helena Prado',
      email,
      password: PASSWORD,
      document: '111.222.333-44',
      group: { name: 'Coral da Serra', currency: 'BRL', timeZone: 'America/Sao_Paulo' },
    },
  })
  const userData = UserData.parse(reply.json().userData)
  if (!isExpired) return userData
  // Signed as the server signs, a minute ago.
  const past = accessTokens(server.dependencies, -60)
  const session = await accessTokens(server.dependencies, 0).verify(userData.accessToken)
  return { ...userData, accessToken: await past.sign(session) }
}
