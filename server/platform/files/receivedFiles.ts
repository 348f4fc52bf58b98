import type { IncomingMessage } from 'node:http'
import type { App } from '../dependencies'
import { ApiError, invalidField } from '../http/errors'

/** Most files received or stored at a time in the process; each is in memory. */
const RECEIVED_MAX = 6
/** The same for one group. */
const RECEIVED_PER_GROUP_MAX = 2
const RETRY_AFTER_S = 2

/** Files under way, by group. */
const received = new Map<string, number>()

/** A file as a request body. Its bytes are private, so that validation of bodies does not iterate over them. */
class ReceivedFile {
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get bytes(): Buffer {
    return this.#bytes
  }
}

/** The bytes of a body that `acceptFiles` received. Throws `invalid` where it is empty. */
export function receivedBytes(body: unknown): Buffer {
  if (!(body instanceof ReceivedFile) || body.bytes.length === 0) throw invalidField('file', 'required')
  return body.bytes
}

/** Reads a body to its end. Throws `too_large` as soon as it is longer than a file may be. */
async function receive(body: AsyncIterable<Buffer>, maxBytes: number): Promise<ReceivedFile> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new ApiError('too_large')
    chunks.push(chunk)
  }
  return new ReceivedFile(Buffer.concat(chunks, size))
}

/**
 * Lets the routes that are registered on `app` accept a file as body. It is received after the guard and before the group's queue, so that
 * a slow connection delays nobody. At the limits above, throws `busy` with `Retry-After` before anything is read.
 */
export function acceptFiles(app: App, maxBytes: number): void {
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
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new ApiError('too_large')
    const groupId = request.caller?.groupId
    if (groupId === undefined) throw new Error(`${request.routeOptions.url} takes files and is public`)
    // The connection was closed during the guard, so its `close` event is over and would never free the place.
    if (reply.raw.destroyed) throw new ApiError('invalid')
    const leave = enter(groupId)
    // Whichever comes first: the response is sent, or the connection is closed.
    let hasLeft = false
    for (const end of ['finish', 'close'])
      reply.raw.once(end, () => {
        if (!hasLeft) leave()
        hasLeft = true
      })
  })
  app.addContentTypeParser('application/octet-stream', async (_request: unknown, payload: IncomingMessage) =>
    // Not destroyed where reading stops early, as the error is sent on the same connection.
    receive(payload.iterator({ destroyOnReturn: false }), maxBytes),
  )
}
