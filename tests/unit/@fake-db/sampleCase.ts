import type { AxiosRequestConfig } from 'axios'

export interface Reply<Answer> {
  status: number
  data: Answer
}

/** Asks through the client's own axios instance, as a screen does. The type of the answer is the caller's claim; the case checks it. */
export interface Send {
  get: <Answer>(url: string, params?: AxiosRequestConfig['params']) => Promise<Reply<Answer>>
  post: <Answer>(url: string, data?: unknown) => Promise<Reply<Answer>>
  remove: (url: string, params?: AxiosRequestConfig['params'], data?: unknown) => Promise<Reply<unknown>>
}

/** A call of the template, one thing that it promises, and the proof. Each begins with fresh samples. */
export type SampleCase = [call: string, promise: string, prove: (send: Send) => Promise<void>]
