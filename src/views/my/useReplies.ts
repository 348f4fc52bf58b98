import { useState } from 'react'
import * as z from 'zod/mini'
import { OwnReply, type MyEvent, answerEventCall } from '@contract/calendar/replies'
import type { Failure } from '@/api/failure'
import type { OutboxOptions } from '@/api/outbox/outbox'
import { useOutbox } from '@/api/outbox/useOutbox'
import { outboxStore } from './kept'
import { usePersonal } from './personal'

const PendingReply = z.object({ ...OwnReply.shape, at: z.number() })
type PendingReply = z.infer<typeof PendingReply>

const options: OutboxOptions<PendingReply> = {
  schema: PendingReply,
  topicOf: ({ eventId }) => eventId,
}

/** The event as the person has answered it, whether or not the server knows. */
export function withPending(event: MyEvent, pending: PendingReply | undefined): MyEvent {
  if (pending === undefined) return event
  const {
    toConfirm: _confirm,
    isAway: _away,
    isSetByOther: _set,
    isAssumed: _assumed,
    movedUpAt: _moved,
    reason: _reason,
    ...rest
  } = event
  const { answer, reason, guests = event.guests, comesOn = event.comesOn } = pending
  const { waiting: _waiting, guests: _guests, comesOn: _days, ...left } = rest
  if (answer !== 'yes') return { ...left, answer, ...(reason !== undefined && { reason }) }
  const said = rest.waiting === undefined ? answer : rest.answer
  const seat = rest.seat && pending.fee !== undefined ? { seat: { ...rest.seat, fee: pending.fee } } : {}
  return {
    ...rest,
    ...seat,
    answer: said,
    ...(reason !== undefined && { reason }),
    ...(guests !== undefined && { guests }),
    ...(comesOn !== undefined && { comesOn }),
  }
}

interface Outcome {
  onTaken: (event: MyEvent) => void
  onKept: (reply: OwnReply) => void
  onRefused: (failure: Failure) => void
  keepsRefused?: boolean | undefined
}

/** Answers to events, and the way to give one. */
export function useReplies({ onTaken, onKept, onRefused, keepsRefused }: Outcome) {
  const { owner, request } = usePersonal()
  /** By event: why the last answer was not taken. */
  const [refused, setRefused] = useState<Record<string, Failure['code']>>({})
  const { pending, isWaiting, put } = useOutbox(outboxStore('replies', owner), options, {
    send: async ({ at: _at, ...reply }) => {
      onTaken((await request(answerEventCall, { data: { reply } })).event)
    },
    onKept,
    keepsRefused,
    onRefused: ({ eventId }, failure) => {
      setRefused((shown) => ({ ...shown, [eventId]: failure.code }))
      onRefused(failure)
    },
  })

  function give(reply: OwnReply): void {
    setRefused((shown) => Object.fromEntries(Object.entries(shown).filter(([id]) => id !== reply.eventId)))
    put({ ...reply, at: Date.now() })
  }

  return { pending, isWaiting, refused, give }
}
