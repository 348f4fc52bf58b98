import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Ours alone: whatever else is in the folder is left alone. */
const NAME = /^batuta-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sql\.gz(\.[0-9a-f]+\.partial)?$/

/** In an order that is also that of time, and without the colons that some file systems refuse. */
export function nameOfBackup(at: Date): string {
  return `batuta-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sql.gz`
}

async function listNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => NAME.test(name)).sort()
}

const isWhole = (name: string) => !name.endsWith('.partial')

function timeOf(name: string): number {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
}

/**
 * When the newest backup of the folder was made, in milliseconds since 1970. Undefined: there is none. Those that seem to come
 * from the future were made before the clock was set back, and say nothing.
 */
export async function findNewest(folder: string): Promise<number | undefined> {
  const times = (await listNames(folder)).filter(isWhole).map(timeOf)
  return times.findLast((time) => time <= Date.now())
}

/** Removes all but the newest `keep`, and what killed backups left half done. Call it while no other process makes one. */
export async function pruneBackups(folder: string, keep: number): Promise<void> {
  const names = await listNames(folder)
  const old = names.filter(isWhole).slice(0, -keep)
  const halves = names.filter((name) => !isWhole(name))
  for (const name of [...old, ...halves]) await rm(join(folder, name), { force: true })
}
