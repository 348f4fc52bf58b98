import { expect } from 'vitest'
import type { ApiKey } from '@/@fake-db/apiKeys'
import type { SampleCase, Send } from './sampleCase'

const names = async (send: Send) =>
  (await send.get<{ keys: ApiKey[] }>('/apps/api-keys/data')).data.keys.map(({ name }) => name)

/** The template has a page of keys and no calls for it. */
export const apiKeyCases: SampleCase[] = [
  [
    'GET /apps/api-keys/data',
    'keys by their first letters',
    async (send) => {
      const { data } = await send.get<{ keys: ApiKey[] }>('/apps/api-keys/data')
      expect(data.keys).toHaveLength(3)
      for (const { start } of data.keys) expect(start).toMatch(/^sample_\w{4}$/)
    },
  ],
  [
    'POST /apps/api-keys/add-key',
    'the whole key once, and never the same',
    async (send) => {
      const add = () =>
        send.post<{ key: ApiKey; secret: string }>('/apps/api-keys/add-key', {
          name: 'Radio',
          access: 'read',
          days: 30,
        })
      const [one, other] = [await add(), await add()]
      expect(one.status).toBe(201)
      expect(one.data.secret).toMatch(/^sample_[a-z0-9]{20}$/)
      expect(one.data.secret).not.toBe(other.data.secret)
      expect(one.data.secret.startsWith(one.data.key.start)).toBe(true)
      const { data } = await send.get('/apps/api-keys/data')
      expect(JSON.stringify(data)).not.toContain(one.data.secret)
      expect((await send.post('/apps/api-keys/add-key', { name: '', access: 'read' })).status).toBe(400)
    },
  ],
  [
    'DELETE /apps/api-keys/revoke',
    'no longer there, 404 a second time',
    async (send) => {
      expect((await send.remove('/apps/api-keys/revoke', { id: 2 })).status).toBe(200)
      expect(await names(send)).toEqual(['Website of the orchestra', 'Nightly backup'])
      expect((await send.remove('/apps/api-keys/revoke', { id: 2 })).status).toBe(404)
      expect((await send.remove('/apps/api-keys/revoke', { id: 99 })).status).toBe(404)
    },
  ],
  [
    'POST /apps/api-keys/restore',
    'back in its place',
    async (send) => {
      await send.remove('/apps/api-keys/revoke', { id: 2 })
      expect((await send.post('/apps/api-keys/restore', { id: 2 })).status).toBe(200)
      expect(await names(send)).toEqual(['Website of the orchestra', 'Ticket office', 'Nightly backup'])
      expect((await send.post('/apps/api-keys/restore', { id: 2 })).status).toBe(404)
    },
  ],
]
