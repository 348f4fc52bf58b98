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

/** Builds the client into the folder of the server's build (serverBuild.ts), and starts both once for all tests. */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject()
  const { buildDir, emptyCluster } = run.getProvidedContext()
  // Another project has started it.
  if ('appUrl' in run.getProvidedContext()) return undefined
  await buildClient(`${buildDir}/client`)
  const server = await startServer(`${buildDir}/server/server.mjs`, { emptyCluster })
  run.provide('browserPath', await findBrowser())
  run.provide('appUrl', server.url)
  run.provide('dataDir', server.dataDir)
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
