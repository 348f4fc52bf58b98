import { tracingChannel } from 'node:diagnostics_channel'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Handled {
  request: FastifyRequest
  reply: FastifyReply
}

export interface WatchedCall {
  /** As the description of the calls has it: `POST /members/add-member`. */
  name: string
  requestId: string
  isGood: boolean
}

/** What the app was asked from now on, as its framework tells it, by whatever test or fixture. Stop it in afterAll. */
export function watchCalls() {
  const handled = new Map<string, Handled>()
  const note = (message: unknown) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape is fastify's (its docs, "Diagnostic Channels")
    const call = message as Handled
    handled.set(call.request.id, call)
  }
  const channel = tracingChannel('fastify.request.handler')
  channel.start.subscribe(note)
  return {
    calls: (): WatchedCall[] =>
      [...handled].map(([requestId, { request, reply }]) => ({
        name: `${request.method} ${(request.routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}')}`,
        requestId,
        isGood: reply.statusCode < 300,
      })),
    stop: () => channel.start.unsubscribe(note),
  }
}
