import { chmod, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../server/platform/db/embedded/startEmbedded'
import { migrateDatabase } from '../../server/platform/db/migrate'
import { createLogger } from '../../server/platform/http/logging'
import { memoryFolder } from './memoryFolder'

declare module 'vitest' {
  interface ProvidedContext {
    /** A DATA_DIR whose PostgreSQL has been made, has the tables that a server's start makes, and has stopped; `makeDataDir` copies it. */
    emptyCluster: string
  }
}

let folder: string | undefined

/** Runs initdb and the migrations once: a copy of their result takes a tenth of the time. */
export async function setup({ vitest }: TestProject): Promise<void> {
  const run = vitest.getRootProject()
  // Another project has made it.
  if ('emptyCluster' in run.getProvidedContext()) return
  folder = await mkdtemp(path.join(memoryFolder, 'batuta-cluster-'))
  // Started as root, PostgreSQL runs as another account, which must be able to pass.
  await chmod(folder, 0o755)
  const dataDir = path.join(folder, 'data')
  const database = await startEmbedded({ dataDir, log: createLogger('silent') })
  await migrateDatabase(database.connection)
  await database.release()
  run.provide('emptyCluster', dataDir)
}

export async function teardown(): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
}
