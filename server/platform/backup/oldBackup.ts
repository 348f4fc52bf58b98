import type { AppDependencies } from '../dependencies'

/** One that is a little late is no news: it is told once the next one is missing too. */
const MISSED = 2

/**
 * What an administrator should know of backups by the clock: when the newest was made, where that is longer ago than two of them should
 * lie apart; without `madeAt` where there is none at all. Undefined: all is well, or none are to be made.
 */
export async function findOldBackup({
  backups,
  config,
}: Pick<AppDependencies, 'backups' | 'config'>): Promise<{ madeAt?: string } | undefined> {
  if (backups === undefined || config.backups === undefined) return undefined
  // A folder that cannot be read has no backup that could be restored.
  const newest = await backups.findNewest().catch(() => undefined)
  if (newest === undefined && backups.failures() > 0) return {}
  // The first one of a new installation is being made.
  const since = newest ?? performance.timeOrigin
  if (Date.now() - since <= MISSED * config.backups.everyMs) return undefined
  return newest === undefined ? {} : { madeAt: new Date(newest).toISOString() }
}
