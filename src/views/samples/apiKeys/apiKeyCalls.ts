import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
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

export const fetchKeys = async (): Promise<ApiKey[]> => {
  const { keys } = await sampleRequest(z.object({ keys: z.array(ApiKey) }), { url: '/apps/api-keys/data' })
  return keys
}

/** Answers the whole key, this once. */
export function makeKey(data: WrittenKey): Promise<MadeKey> {
  return sampleRequest(MadeKey, { method: 'POST', url: '/apps/api-keys/add-key', data })
}

export async function revokeKey(id: number): Promise<void> {
  await sampleRequest(z.unknown(), { method: 'DELETE', url: '/apps/api-keys/revoke', params: { id } })
}

export async function restoreKey(id: number): Promise<void> {
  await sampleRequest(z.unknown(), { method: 'POST', url: '/apps/api-keys/restore', data: { id } })
}
