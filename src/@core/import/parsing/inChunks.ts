/** Long enough to make progress, short enough that a press is answered at once. */
const CHUNK_MS = 12

/** Resolves after the browser has had a turn to paint and to handle input. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

interface ChunkOptions<To> {
  signal: AbortSignal
  onProgress: (share: number) => void
  /** Called once, where there are more than `count`, with the first of them and before the rest is mapped. */
  first?: { count: number; onFirst: (mapped: readonly To[]) => void }
}

/** `map` over many things in chunks, with pauses in which the page can be used. Null once it was aborted. */
export async function mapInChunks<From, To>(
  things: readonly From[],
  map: (thing: From, place: number) => To,
  { signal, onProgress, first }: ChunkOptions<To>,
): Promise<To[] | null> {
  const mapped: To[] = []
  onProgress(0)
  let pauseAt = performance.now() + CHUNK_MS
  for (const [place, thing] of things.entries()) {
    mapped.push(map(thing, place))
    const isFirst = mapped.length === first?.count && things.length > first.count
    if (isFirst) first.onFirst([...mapped])
    if (performance.now() < pauseAt && !isFirst) continue
    onProgress(mapped.length / things.length)
    await nextTurn()
    if (signal.aborted) return null
    pauseAt = performance.now() + CHUNK_MS
  }
  return mapped
}
