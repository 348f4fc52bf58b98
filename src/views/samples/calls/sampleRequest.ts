import type { AxiosRequestConfig } from 'axios'
import * as z from 'zod/mini'
import { apiRequest } from '@/api/apiRequest'

export interface SampleConfig extends Omit<AxiosRequestConfig, 'method' | 'url'> {
  url: string
  method?: 'GET' | 'POST' | 'DELETE'
}

/** Makes a call of the template, which no contract declares; rejects with an HttpError. */
export const sampleRequest = <Schema extends z.ZodMiniType>(
  answer: Schema,
  { url, method = 'GET', isPublic = false, ...options }: SampleConfig,
): Promise<z.infer<Schema>> =>
  apiRequest(
    { method, path: url, access: isPublic ? 'public' : 'signed-in', answer, body: z.unknown() },
    { data: undefined, ...options },
  )
