import * as z from 'zod/mini'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'

export const keyAccesses = ['read', 'write', 'full'] as const

const ApiKey = z.object({
  id: z.number(),
  name: z.string(),
  /** Its first letters. */
  start: z.string(),
  access: z.enum(keyAccesses),
  /** YYYY-MM-DD, as the two others; empty, never. */
  createdOn: z.string(),
  expiresOn: z.string(),
  lastUsedOn: z.string(),
})
export type ApiKey = z.infer<typeof ApiKey>

const MadeKey = z.object({ key: ApiKey, secret: z.string() })
export type MadeKey = z.infer<typeof MadeKey>

export interface WrittenKey {
  name: string
  access: ApiKey['access']
  /** Absent: for good. */
  days?: number
}

export const fetchKeys = createAppThunk<ApiKey[]>('samples/apiKeys', async (_, { signal }) => {
  const { keys } = await apiRequest(z.object({ keys: z.array(ApiKey) }), { url: '/apps/api-keys/data', signal })
  return keys
})

/** Answers the whole key, this once. */
export function makeKey(data: WrittenKey): Promise<MadeKey> {
  return apiRequest(MadeKey, { method: 'POST', url: '/apps/api-keys/add-key', data })
}

export async function revokeKey(id: number): Promise<void> {
  await apiRequest(z.unknown(), { method: 'DELETE', url: '/apps/api-keys/revoke', params: { id } })
}

export async function restoreKey(id: number): Promise<void> {
  await apiRequest(z.unknown(), { method: 'POST', url: '/apps/api-keys/restore', data: { id } })
}
