import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startServer } from './serverProcess'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built Batuta. A test founds a group of its own there, or reads the demo orchestra and leaves it unchanged. */
    appUrl: string
    /** Where that server keeps the key that it signs with. */
    dataDir: string
    /** For tests that start a server of their own. */
    serverScript: string
  }
}

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../../..')

/** Builds what is shipped, into a folder of its own so that a server which runs from dist/ is left alone. */
async function build(folder: string): Promise<string> {
  // The test runner's own mode would make it a development build.
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'production' } }
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', `${folder}/client`], options)
  await run(process.execPath, ['scripts/buildServer.mjs', `${folder}/server`], options)
  return path.join(root, folder, 'server/server.mjs')
}

/** Builds and starts Batuta once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = `dist/e2e-${randomBytes(4).toString('hex')}`
  const serverScript = await build(folder)
  const server = await startServer(serverScript)
  project.provide('appUrl', server.url)
  project.provide('dataDir', server.dataDir)
  project.provide('serverScript', serverScript)
  return async () => {
    await server.stop()
    await rm(path.join(root, folder), { recursive: true, force: true })
  }
}
