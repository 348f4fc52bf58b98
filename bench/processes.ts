import { v7 as uuid } from 'uuid'
import { IMPORT_MAX } from '@contract/imports'
import { foundGroup } from './group'
import { countRoundTrips } from './roundTrips'
import type { Section } from './section'

const SAVES = 6
const TARGET_P99_MS = 250

const newEntry = (at: number) => ({
  id: uuid(),
  kind: 'income',
  amount: 1000 + at,
  description: `Payment ${at}`,
  category: 'other',
  date: `2025-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
  status: 'paid',
})

/** Round trips of calls; and what neighbours wait for at one process, while another takes in a large file of a group that is saved to at both. */
export const severalProcesses: Section = async ({ url, startAnother, connectToDatabase }) => {
  await countRoundTrips(await connectToDatabase())
  const other = await startAnother()
  const group = await foundGroup(url)
  const neighbour = await foundGroup(other)
  const finances = Array.from({ length: IMPORT_MAX }, (_, at) => newEntry(at))
  const imported = new AbortController()
  const importing = group
    .call('POST', '/finances/import-finances', { import: { id: uuid(), fileName: 'season.csv', finances } })
    .finally(() => imported.abort())
  const saves = Array.from({ length: SAVES }, (_, at) =>
    group.at(other).call('POST', '/finances/add-finance', { finance: newEntry(at) }),
  )
  const waits: number[] = []
  while (!imported.signal.aborted) {
    const startedAt = performance.now()
    await neighbour.call('GET', '/finances/balance')
    waits.push(performance.now() - startedAt)
  }
  await Promise.all([importing, ...saves])
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  const p99 = at(0.99)
  console.log(`\nTwo processes: one imports ${IMPORT_MAX} lines, ${SAVES} saves of that group wait at the other`)
  console.table([
    {
      'neighbours’ calls': sorted.length,
      'p50 ms': Math.round(at(0.5)),
      'p99 ms': Math.round(p99),
      target: `p99 < ${TARGET_P99_MS} ms: ${p99 < TARGET_P99_MS ? 'met' : 'missed'}`,
    },
  ])
}
