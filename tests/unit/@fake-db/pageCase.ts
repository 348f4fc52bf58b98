import { expect } from 'vitest'
import type { SampleCase } from './sampleCase'

export const keys = (value: object) => Object.keys(value).toSorted()

/** That each has these fields, and that there is one: of none, everything would be true. */
export function expectEach(rows: readonly object[], fields: readonly string[]): void {
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(keys(row)).toEqual(fields)
}

// The type of the answer is the case's claim, as with Send.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const page = <Answer>(url: string, promise: string, check: (answer: Answer) => void): SampleCase => [
  `GET ${url}`,
  promise,
  async (send) => {
    const { status, data } = await send.get<Answer>(url)
    expect(status).toBe(200)
    check(data)
  },
]
