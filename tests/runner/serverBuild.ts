import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds what `npm run build` writes to dist/: `server/` and, from clientBuild, `client/`. */
    buildDir: string
  }
}

const root = path.join(import.meta.dirname, '../..')
let folder: string | undefined

/** Bundles the server once for the run, into a folder of its own: a server that runs from dist/ is left alone. */
export async function setup({ vitest }: TestProject): Promise<void> {
  const run = vitest.getRootProject()
  // Another project has built it.
  if ('buildDir' in run.getProvidedContext()) return
  folder = path.join(root, `dist/test-${randomBytes(4).toString('hex')}`)
  await promisify(execFile)(process.execPath, ['scripts/buildServer.mjs', `${folder}/server`], { cwd: root })
  run.provide('buildDir', folder)
}

export async function teardown(): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
}
