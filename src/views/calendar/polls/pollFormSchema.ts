import * as z from 'zod/mini'
import { PollWrite, type Poll } from '@contract/calendar/polls'
import { toPollRequest, type PollFormValues } from './pollFormValues'

/** The form's field for a path of the request. */
export function formPath(path: string): string {
  const short = path.replace(/^poll\.?/, '')
  const [, at, field] = /^dates\.(\d+)(?:\.(\w+))?$/.exec(short) ?? []
  if (at !== undefined) return `dates.${at}.${field === 'end' ? 'to' : 'day'}`
  return short.startsWith('asks.') ? short.split('.').slice(0, 2).join('.') : short
}

/** Validates by the contract: builds the request from the values, and maps its errors back to the form's fields. */
export function pollFormSchema(zone: string, read?: Poll) {
  return z.custom<PollFormValues>().check(({ value, issues }) => {
    const poll = PollWrite.safeParse(toPollRequest(value, zone, read))
    for (const { path, message } of poll.error?.issues ?? []) {
      issues.push({ code: 'custom', input: value, path: formPath(path.join('.')).split('.'), message })
    }
  })
}
