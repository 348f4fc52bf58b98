import { expect, it } from 'vitest'
import { endOf, progressIn } from '@/api/progressLines'

it('reads the last whole line of what has come so far', () => {
  const first = '{"done":1000,"of":2400}\n'
  expect(progressIn('')).toBeNull()
  expect(progressIn('{"done":1000,')).toBeNull()
  expect(progressIn(first)).toEqual({ done: 1000, of: 2400 })
  expect(progressIn(`${first}{"done":2000,"of":2400}`)).toEqual({ done: 1000, of: 2400 })
  expect(progressIn(`${first}{"done":2000,"of":2400}\n`)).toEqual({ done: 2000, of: 2400 })
  expect(progressIn(`${first}{"status":201,"answer":{}}\n`)).toBeNull()
  // What refuses the call before the first line.
  expect(progressIn('{"error":{"code":"busy"}}')).toBeNull()
})

it('takes the last line for the answer, and a reply without one for cut off', () => {
  const told = '{"done":1000,"of":2400}\n'
  expect(endOf(`${told}{"status":201,"answer":{"added":3}}\n`)).toEqual({ answer: { added: 3 } })
  // With no progress before it axios has parsed it already.
  expect(endOf({ status: 200, answer: { added: 3 } })).toEqual({ answer: { added: 3 } })
  const refusal = { code: 'month_closed', message: 'Closed.' }
  expect(endOf(`${told}${JSON.stringify({ status: 409, error: refusal })}\n`)).toEqual({
    failure: { ...refusal, status: 409, fields: {} },
  })
  for (const cut of ['', told, { done: 1000, of: 2400 }, `${told}{"status":201,"ans`]) {
    expect(endOf(cut)).toMatchObject({ failure: { code: 'network' } })
  }
})
