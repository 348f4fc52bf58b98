import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../browser/support/launch'
import { startServer } from '../browser/support/serverProcess'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built Batuta. A test founds a group of its own there, or reads the demo orchestra and leaves it unchanged. */
    appUrl: string
    /** The program that all tests open. */
    browserPath: string
    /** Where that server keeps the key that it signs with. */
    dataDir: string
  }
}

const root = path.join(import.meta.dirname, '../..')

/** Builds the client into the folder of serverBuild, and starts both once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { buildDir, emptyCluster } = project.getProvidedContext()
  await buildClient(`${buildDir}/client`)
  const server = await startServer(`${buildDir}/server/server.mjs`, { emptyCluster })
  project.provide('browserPath', await findBrowser())
  project.provide('appUrl', server.url)
  project.provide('dataDir', server.dataDir)
  return async () => {
    // No test asks this server for what it cannot do: such a line is the reason of a failure above.
    for (const line of server.errors()) process.stderr.write(`${line}\n`)
    await server.stop()
  }
}

/** Builds what is shipped; `env` over the environment. */
export async function buildClient(folder: string, env: Record<string, string> = {}): Promise<void> {
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder], {
    cwd: root,
    // The test runner's own mode would make it a development build.
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}
