import { execFileSync } from 'node:child_process'

const RSS_EVERY_MS = 100

/** What a process holds, in megabytes. */
export const rssMb = (pid: number): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024

/** The most that it holds while `run` runs. */
export async function measureRss(pid: number, run: () => Promise<unknown>): Promise<number> {
  let peak = rssMb(pid)
  const timer = setInterval(() => (peak = Math.max(peak, rssMb(pid))), RSS_EVERY_MS)
  try {
    await run()
  } finally {
    clearInterval(timer)
  }
  return peak
}
