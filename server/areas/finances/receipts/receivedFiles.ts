import type { IncomingMessage } from 'node:http'
import { RECEIPT_MAX_BYTES } from '@contract/finances/receipts'
import type { App } from '../../../platform/dependencies'
import { ApiError } from '../../../platform/http/errors'

/** Files that are being received or stored, in the whole process: each takes up to 10 MB. */
const RECEIVED_MAX = 6
/** Of one group. */
const RECEIVED_PER_GROUP_MAX = 2
const RETRY_AFTER_S = 2

/** A body that is a file. What checks bodies sees no field of it, and so does not walk through its bytes. */
export class ReceivedFile {
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get bytes(): Buffer {
    return this.#bytes
  }
}

/** Reads a body to its end. Throws `too_large` as soon as it is longer than a receipt may be. */
async function receive(body: AsyncIterable<Buffer>): Promise<ReceivedFile> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > RECEIPT_MAX_BYTES) throw new ApiError('too_large')
    chunks.push(chunk)
  }
  return new ReceivedFile(Buffer.concat(chunks, size))
}

/**
 * Lets the routes that are registered on `app` take a file as their body, after the guard and before their turn in the group's
 * queue: a slow line holds up nobody. When all places are taken, who comes is told to come again, before anything was read.
 */
export function acceptFiles(app: App): void {
  const received = new Map<string, number>()

  function enter(groupId: string): () => void {
    const ofGroup = received.get(groupId) ?? 0
    const all = [...received.values()].reduce((sum, count) => sum + count, 0)
    if (ofGroup >= RECEIVED_PER_GROUP_MAX || all >= RECEIVED_MAX)
      throw new ApiError('busy', { retryAfterS: RETRY_AFTER_S })
    received.set(groupId, ofGroup + 1)
    return () => {
      const left = (received.get(groupId) ?? 1) - 1
      if (left === 0) received.delete(groupId)
      else received.set(groupId, left)
    }
  }

  app.addHook('preParsing', async (request, reply) => {
    if (Number(request.headers['content-length'] ?? 0) > RECEIPT_MAX_BYTES) throw new ApiError('too_large')
    const groupId = request.caller?.groupId
    if (groupId === undefined) throw new Error(`${request.routeOptions.url} takes files and is public`)
    // Hung up while the guard looked: its end has been told already, and would never free the place.
    if (reply.raw.destroyed) throw new ApiError('invalid')
    const leave = enter(groupId)
    // Whatever comes first: the answer is out, or the caller has hung up.
    let hasLeft = false
    for (const end of ['finish', 'close'])
      reply.raw.once(end, () => {
        if (!hasLeft) leave()
        hasLeft = true
      })
  })
  app.addContentTypeParser('application/octet-stream', async (_request: unknown, payload: IncomingMessage) =>
    // Left open where reading stops early: the refusal still has to go out on the same connection.
    receive(payload.iterator({ destroyOnReturn: false })),
  )
}
