import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Beside `server/` of each build (scripts/buildFolder.mjs); there is none beside the source, or a test's build. */
const folder = fileURLToPath(new URL('../in-use', import.meta.url))

/**
 * Notes that this process runs from the build that it stands in, so that a later build does not remove it: files of the client are
 * read when they are asked for. The answer takes the note away; one of a process that crashed counts for nothing.
 */
export async function markBuildInUse(): Promise<() => Promise<void>> {
  const mark = join(folder, String(process.pid))
  // In an image the files are another account's, and nobody builds there.
  const isMarked = await writeFile(mark, '').then(
    () => true,
    () => false,
  )
  return async () => {
    if (isMarked) await rm(mark, { force: true })
  }
}
