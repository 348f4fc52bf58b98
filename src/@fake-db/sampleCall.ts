import type { Ask } from './ask'

/** No body where there is nothing to say but the status. */
export type SampleReply = [status: number, body?: unknown]

export interface SampleCall {
  method: 'get' | 'post' | 'delete'
  /** As the specification writes it; `:part` stands for one step of the path. */
  path: string
  reply: (ask: Ask) => SampleReply
  /** Of a call that the product has as well: which bodies are answered here. All others are the server's. */
  takes?: (body: unknown) => boolean
}

/** The calls of one area, on data that is fresh each time it is called: what a visit changed lives as long as the answer. */
export type SampleArea = () => SampleCall[]

const call =
  (method: SampleCall['method']) =>
  (path: string, reply: SampleCall['reply']): SampleCall => ({ method, path, reply })

export const get = call('get')
export const post = call('post')
export const remove = call('delete')

export const NOT_FOUND: SampleReply = [404]

/** A fault in the one shape of the product's errors (contract/errors.ts). */
export function invalid(message: string, fields: Record<string, string> = {}): SampleReply {
  return [400, { error: { code: 'invalid', message, fields } }]
}

/** Takes the row out of the list. A 404 without a body where there is none. */
export function removeFrom<Row>(rows: Row[], isIt: (row: Row) => boolean): SampleReply {
  const index = rows.findIndex(isIt)
  if (index < 0) return NOT_FOUND
  rows.splice(index, 1)
  return [200]
}
