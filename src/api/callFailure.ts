import { isCancel, type AxiosError } from 'axios'
import { ErrorBody } from '@contract/errors'
import { clientFailure, type Failure } from './failure'

/** What a call that axios gave up on says: the server's own words, or why there are none. */
export function callFailure(error: AxiosError): Failure {
  const { response, code, message } = error
  if (isCancel(error)) return clientFailure('cancelled').failure
  if (!response) {
    const isTimeout = code === 'ECONNABORTED' || code === 'ETIMEDOUT'
    return clientFailure(isTimeout ? 'timeout' : 'network', message).failure
  }
  const retryAfterS = Number(response.headers['retry-after'])
  const wait = retryAfterS > 0 && { retryAfterS }
  const body = ErrorBody.safeParse(response.data)
  // A proxy in between answers in its own shape: its status is then all there is to go by.
  if (!body.success) return { code: 'unknown', status: response.status, message, fields: {}, ...wait }
  return { ...failureIn(body.data, response.status), ...wait }
}

/** The server's own words. */
export function failureIn({ error }: ErrorBody, status: number): Failure {
  const { fields = {}, ...known } = error
  return { ...known, status, fields }
}
