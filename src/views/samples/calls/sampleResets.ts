import { loadedSamples } from '@/api/samples'

let count = 0
const listeners = new Set<() => void>()

/** Forgets what the visit changed in the samples. Where none were asked for, there is nothing to forget. */
export async function resetSamples(): Promise<void> {
  const layer = await loadedSamples()
  layer?.reset()
  count += 1
  for (const listen of listeners) listen()
}

/** How often they were reset: a screen under a new key asks anew. */
export const resetCount = () => count

export function onSamplesReset(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
