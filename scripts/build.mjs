import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { fingerprintOfSources, isBuildCurrent, makeBuildFolder, makeCurrent, removeOldBuilds } from './buildFolder.mjs'

// `npm run build`: client and server into a folder of their own, which takes the place of the one before once it is whole.
// With `--if-needed` only where that is of other sources.

const root = path.join(import.meta.dirname, '..')

/** Shows what the program says only where it fails: a list of all files that were written is no news. */
async function run(...script) {
  const child = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${said}\nNothing was replaced: ${path.basename(script[0])} ended with ${code}.`)
}

if (process.argv.includes('--if-needed') && isBuildCurrent()) process.exit()

// Before the build: what changes while it runs is not in it for certain.
const fingerprint = fingerprintOfSources()
const folder = await makeBuildFolder()
try {
  await run('node_modules/vite/bin/vite.js', 'build', '--outDir', path.join(folder, 'client'))
  await run('scripts/buildServer.mjs', path.join(folder, 'server'))
  await makeCurrent(folder, fingerprint)
} catch (error) {
  await rm(folder, { recursive: true, force: true })
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
await removeOldBuilds()
