import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { isBuildCurrent } from './buildFolder.mjs'

// `npm start`: builds where the sources are others than those of the last build, and is the server from then on.

const root = path.join(import.meta.dirname, '..')

async function run(script) {
  const child = spawn(process.execPath, [path.join(root, script)], { cwd: root, stdio: 'inherit' })
  const [code] = await once(child, 'close')
  if (code !== 0) process.exit(code ?? 1)
}

if (!isBuildCurrent()) {
  process.stdout.write('Batuta is built first, which takes about half a minute.\n')
  await run('scripts/build.mjs')
  await run('scripts/sbom.mjs')
}
await import('../dist/server/server.mjs')
