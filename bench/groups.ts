import { copyEmptyGroups, copyRecords } from './copyGroups'
import { foundGroup } from './group'
import type { BenchGroup } from './group'
import { groupCalls } from './groupCalls'
import type { GroupSize } from './groupRecords'
import { CONNECTIONS, measureLoad, pick, repeat } from './load'
import type { Figure, LoadedCall } from './load'
import type { Section } from './section'

const GROUPS = Number(process.env.BENCH_GROUPS ?? 2_000)
/** Groups that call, one after the other; the others are only there. More than any process may remember. */
const CALLING = Math.min(GROUPS, Number(process.env.BENCH_CALLING ?? 300))
const DURATION_S = Number(process.env.BENCH_SECONDS ?? 5)

const size: GroupSize = { members: 50, events: 30, marks: 50, entries: 500, audits: 100 }

/** The calls as these groups make them in turn. */
function callsOf(groups: BenchGroup[]): LoadedCall[] {
  return groupCalls.map(({ call, path }) => ({
    call,
    at: (index) => {
      const { id, headers } = pick(groups, index)
      return { path: path(id, index, size), headers }
    },
  }))
}

/** Each call at both, one right after the other: what else the machine does meanwhile meets both alike. */
async function measureBoth(urls: [string, string], calls: [LoadedCall[], LoadedCall[]]): Promise<[Figure, Figure][]> {
  const figures: [Figure, Figure][] = []
  for (const at of groupCalls.keys()) {
    const measured: Figure[] = []
    for (const side of [0, 1] as const) {
      const call = pick(calls[side], at)
      await repeat(urls[side], {}, call, Math.max(CALLING, 10 * CONNECTIONS))
      measured.push(...(await measureLoad(urls[side], {}, [call], DURATION_S)))
    }
    figures.push([pick(measured, 0), pick(measured, 1)])
  }
  return figures
}

function print(figures: [Figure, Figure][]): void {
  console.log(
    `\nOne group alone, and ${CALLING} of ${GROUPS} alike in turn, ${CONNECTIONS} connections, ${DURATION_S} s each`,
  )
  console.table(
    groupCalls.map(({ call, targetRatio }, at) => {
      const [one, all] = pick(figures, at)
      // Of the mean times: with as many connections, they are to each other as the calls a second.
      const ratio = one.perSecond / all.perSecond
      return {
        call,
        'alone p50': one.p50Ms,
        'alone p99': one.p99Ms,
        'among p50': all.p50Ms,
        'among p99': all.p99Ms,
        'mean ratio': `× ${ratio.toFixed(2)}`,
        target: `≤ × ${targetRatio}: ${ratio <= targetRatio ? 'met' : 'missed'}`,
        failures: one.failures + all.failures,
      }
    }),
  )
}

/**
 * What a group's calls cost in a database of its own and in one with thousands of others. BENCH_GROUPS says how many there are,
 * BENCH_CALLING how many of them call, BENCH_SECONDS how long each call is made.
 */
export const amongGroups: Section = async ({ url, connectToDatabase, openServer }) => {
  const other = await openServer()
  const lonely = await foundGroup(other.url)
  await copyRecords(await other.connectToDatabase(), [lonely.id], size)
  const connection = await connectToDatabase()
  const groups: BenchGroup[] = []
  while (groups.length < CALLING) groups.push(await foundGroup(url))
  const silent = await copyEmptyGroups(connection, GROUPS - CALLING)
  await copyRecords(connection, [...groups.map(({ id }) => id), ...silent], size)
  print(await measureBoth([other.url, url], [callsOf([lonely]), callsOf(groups)]))
}
