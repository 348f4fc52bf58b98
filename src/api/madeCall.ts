import type { AxiosRequestConfig } from 'axios'
import type * as z from 'zod/mini'
import type { Call } from '@contract/call'

/** What a declared call is answered with. */
export type CallAnswers = Pick<Call, 'answer' | 'accepted'>

/** What the client needs of a declared call. */
export type MadeCall = CallAnswers & Pick<Call, 'method' | 'path' | 'access' | 'body'>

/** What a call returns: its answer or, where it may be accepted for later (202), what says so. */
export type AnswerOf<C extends CallAnswers> =
  z.infer<C['answer']> | (C extends { accepted: infer A } ? z.infer<A> : never)

/** What a call is made with. `params` become its query, `data` its body. */
export type CallOptions<C extends MadeCall> = Omit<AxiosRequestConfig, 'method' | 'data' | 'isPublic'> &
  (C extends { body: infer B } ? { data: z.input<B> } : { data?: undefined })

/** A call with a body cannot be made without options. */
export type OptionsIfNeeded<C extends MadeCall> = C extends { body: unknown }
  ? [options: CallOptions<C>]
  : [options?: CallOptions<C>]
