import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { parse } from 'zod/v4/core'
import type { $ZodType } from 'zod/v4/core'
import type { LongList } from '../db/longList'

/** One JSON array out of many; each batch passes the schema, which leaves out or refuses what it does not name. */
async function* jsonOf<Item>(schema: $ZodType<Item[]>, batches: AsyncIterable<Item[]>): AsyncGenerator<string> {
  let mark = '['
  for await (const batch of batches) {
    yield mark + JSON.stringify(parse(schema, batch)).slice(1, -1)
    mark = ','
    // Where database and reader are both quick, nothing else makes a pause.
    await nextTurn()
  }
  yield mark === '[' ? '[]' : ']'
}

/** Of items that are encoded without a pause for other calls. */
const PIECE = 500

async function* piecesOf<Item>(items: readonly Item[]): AsyncGenerator<Item[]> {
  for (let from = 0; from < items.length; from += PIECE) yield items.slice(from, from + PIECE)
}

async function* jsonAround(
  [head, tail]: readonly [string, string],
  json: AsyncIterable<string>,
): AsyncGenerator<string> {
  yield head
  yield* json
  yield tail
}

/** The JSON of an object with one long list, a piece at a time; `around` is what stands before and after the list. */
export function toJsonPieces<Item>(
  schema: $ZodType<Item[]>,
  items: LongList<Item>,
  around: readonly [string, string],
): AsyncIterable<string> {
  return jsonAround(around, jsonOf(schema, Array.isArray(items) ? piecesOf(items) : items))
}

/** Answers such an object. */
export function replyInPieces<Item>(
  reply: FastifyReply,
  schema: $ZodType<Item[]>,
  items: Item[],
  around: readonly [string, string],
) {
  const json = toJsonPieces(schema, items, around)
  return reply.type('application/json; charset=utf-8').send(Readable.from(json, { objectMode: false }))
}

/** Calls back when nothing was asked of the source for so long. */
async function* watched<Item>(source: AsyncIterable<Item>, ms: number, onSilence: () => void): AsyncGenerator<Item> {
  for await (const item of source) {
    const timer = setTimeout(onSilence, ms)
    try {
      yield item
    } finally {
      clearTimeout(timer)
    }
  }
}

/**
 * Answers a list by its schema. A long one goes out as it is read and at its reader's pace, so that memory holds a few batches
 * however long it is. What fails before the first row is answered as ever; after it the connection is closed without the end of
 * the reply, which no client takes for a whole one.
 */
export async function replyList<Item>(reply: FastifyReply, schema: $ZodType<Item[]>, list: LongList<Item>) {
  if (Array.isArray(list)) return list
  const { longReads } = reply.server
  const groupId = reply.request.caller?.groupId
  if (groupId === undefined) throw new Error(`${reply.request.routeOptions.url} answers long lists and is public`)
  const leave = await longReads.enter(groupId)
  const { silenceMs, totalMs } = longReads.limits
  const giveUp = () => stream.destroy(new Error('the reader takes too long'))
  const stream: Readable = Readable.from(watched(jsonOf(schema, list), silenceMs, giveUp), { objectMode: false })
  const timer = setTimeout(giveUp, totalMs)
  stream.once('close', () => {
    clearTimeout(timer)
    leave()
  })
  return reply.type('application/json; charset=utf-8').send(stream)
}
