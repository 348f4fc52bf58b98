import { useState } from 'react'
import * as z from 'zod/mini'
import { Id } from '@contract/primitives'
import { type MyPoll, answerPollCall } from '@contract/calendar/polls'
import { ReplyAnswer } from '@contract/calendar/replies'
import type { Failure } from '@/api/failure'
import type { OutboxOptions } from '@/api/outbox/outbox'
import { useOutbox } from '@/api/outbox/useOutbox'
import { outboxStore } from './kept'
import { usePersonal } from './personal'

/** An answer to one date, or without one the comment. */
const PendingPollReply = z.object({
  pollId: Id,
  given: z.optional(z.object({ dateId: Id, answer: ReplyAnswer })),
  comment: z.optional(z.string()),
  at: z.number(),
})
export type PendingPollReply = z.infer<typeof PendingPollReply>

const options: OutboxOptions<PendingPollReply> = {
  schema: PendingPollReply,
  topicOf: ({ pollId, given }) => `${pollId} ${given?.dateId ?? ''}`,
}

interface Outcome {
  onTaken: (poll: MyPoll, reply: PendingPollReply) => void
  onKept: (reply: PendingPollReply) => void
  onRefused: (failure: Failure) => void
  keepsRefused?: boolean | undefined
}

/** Answers to polls, and the way to give one. */
export function usePollReplies({ onTaken, onKept, onRefused, keepsRefused }: Outcome) {
  const { owner, request } = usePersonal()
  /** By poll: why the last answer was not taken. */
  const [refused, setRefused] = useState<Record<string, Failure['code']>>({})
  const { pending, isWaiting, put } = useOutbox(outboxStore('polls', owner), options, {
    send: async (reply) => {
      const { pollId, given, comment } = reply
      const answer = { pollId, ...(given && { answers: [given] }), ...(comment !== undefined && { comment }) }
      onTaken((await request(answerPollCall, { data: { answer } })).poll, reply)
    },
    onKept,
    keepsRefused,
    onRefused: ({ pollId }, failure) => {
      setRefused((shown) => ({ ...shown, [pollId]: failure.code }))
      onRefused(failure)
    },
  })

  function give(reply: Omit<PendingPollReply, 'at'>): void {
    setRefused((shown) => Object.fromEntries(Object.entries(shown).filter(([id]) => id !== reply.pollId)))
    put({ ...reply, at: Date.now() })
  }

  return { pending, isWaiting, refused, give }
}
