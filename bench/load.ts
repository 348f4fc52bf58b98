import autocannon from 'autocannon'

export const CONNECTIONS = 10
const DURATION_S = 8

/** One call under load. `at` gives the nth request its address and content, and headers where they differ from request to request. */
export interface LoadedCall {
  call: string
  targetP99Ms?: number
  at: (index: number) => { method?: 'GET' | 'POST'; path: string; body?: object; headers?: Record<string, string> }
}

export interface Figure {
  call: string
  perSecond: number
  p50Ms: number
  p99Ms: number
  targetP99Ms: number | undefined
  failures: number
}

export function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

function requestsOf({ at }: LoadedCall, headers: Record<string, string>): autocannon.Request[] {
  let index = 0
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { method = 'GET', path, body, headers } = at(index++)
    return { ...request, method, path, ...(body && { body: JSON.stringify(body) }), ...(headers && { headers }) }
  }
  return [{ method: 'GET', headers, setupRequest }]
}

/** Makes the call so many times, over all connections, and measures nothing. */
export async function repeat(
  url: string,
  headers: Record<string, string>,
  call: LoadedCall,
  amount: number,
): Promise<void> {
  await autocannon({ url, connections: CONNECTIONS, amount, requests: requestsOf(call, headers) })
}

/** The calls one after the other, each over all connections for a while. */
export async function measureLoad(
  url: string,
  headers: Record<string, string>,
  calls: LoadedCall[],
  durationS = DURATION_S,
  connections = CONNECTIONS,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const call of calls) {
    const result = await autocannon({
      url,
      connections,
      duration: durationS,
      requests: requestsOf(call, headers),
    })
    figures.push({
      call: call.call,
      perSecond: Math.round(result.requests.average),
      p50Ms: result.latency.p50,
      p99Ms: result.latency.p99,
      targetP99Ms: call.targetP99Ms,
      failures: result.non2xx + result.errors + result.timeouts,
    })
  }
  return figures
}

/** The call over two connections for as long as `work` takes. */
export async function measureBeside(
  url: string,
  headers: Record<string, string>,
  call: LoadedCall,
  work: () => Promise<void>,
): Promise<Pick<Figure, 'p99Ms' | 'failures'>> {
  const running = autocannon({ url, connections: 2, duration: 3_600, requests: requestsOf(call, headers) }, () => {})
  const finished = new Promise<autocannon.Result>((resolve) => running.on('done', resolve))
  await work().finally(() => running.stop())
  const { latency, non2xx, errors, timeouts } = await finished
  return { p99Ms: latency.p99, failures: non2xx + errors + timeouts }
}

function verdict(p99Ms: number, targetMs: number | undefined): string {
  return targetMs === undefined ? '' : `p99 < ${targetMs} ms: ${p99Ms < targetMs ? 'met' : 'missed'}`
}

export function printLoad(title: string, figures: Figure[], durationS = DURATION_S, connections = CONNECTIONS): void {
  console.log(`\n${title}, ${connections} connections, ${durationS} s each`)
  console.table(
    figures.map(({ call, perSecond, p50Ms, p99Ms, targetP99Ms, failures }) => ({
      call,
      'calls/s': perSecond,
      'p50 ms': p50Ms,
      'p99 ms': p99Ms,
      target: verdict(p99Ms, targetP99Ms),
      failures,
    })),
  )
}
