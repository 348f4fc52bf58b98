import { chown, open } from 'node:fs/promises'
import type { Account } from './account'

/** Writes a new file that the account alone may read, on the disk when this returns. */
export async function writePrivately(file: string, text: string, { uid, gid }: Account): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid)
}
