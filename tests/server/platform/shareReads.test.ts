import { expect, test } from 'vitest'
import { shareReads } from '../../../server/platform/db/shareReads'

/** Reads that end when they are told to, counted from 1. */
function heldReads() {
  const ends: ((failure?: Error) => void)[] = []
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const number = ends.length + 1
      ends.push((failure) => (failure ? reject(failure) : resolve(number)))
    })
  return { read, end: (number: number, failure?: Error) => ends[number - 1]?.(failure), begun: () => ends.length }
}

test('who asks while it is read is answered by one read that begins later', async () => {
  const { read, end, begun } = heldReads()
  const share = shareReads<number>()
  const first = share('a', read)
  const later = [share('a', read), share('a', read)]
  const other = share('b', read)
  expect(begun()).toBe(2)
  end(1)
  expect(await first).toBe(1)
  await expect.poll(begun).toBe(3)
  const latest = share('a', read)
  end(3)
  expect(await Promise.all(later)).toEqual([3, 3])
  await expect.poll(begun).toBe(4)
  end(4)
  end(2)
  expect(await Promise.all([latest, other])).toEqual([4, 2])
  const again = share('a', read)
  end(5)
  expect(await again).toBe(5)
})

test('a read that fails is told to those who asked for it, not to who came meanwhile', async () => {
  const { read, end, begun } = heldReads()
  const share = shareReads<number>()
  const first = share('a', read)
  const later = share('a', read)
  end(1, new Error('the database is away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(begun).toBe(2)
  end(2)
  expect(await later).toBe(2)
})
