import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** What all clusters of a run take at once has room in it several times over. */
const ENOUGH_BYTES = 4 * 2 ** 30

const inMemory = '/dev/shm'

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    // Linux alone has it.
    return false
  }
}

/**
 * Where databases are made that end with the run: each is hundreds of files, which on a disk take the system several times as long
 * as in memory. A container gives the place 64 MB by itself, and has its databases on the disk.
 */
export const memoryFolder = hasRoom() ? inMemory : tmpdir()
