import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'batuta-precompress-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.skipIf(process.platform === 'win32')('a build of many files is compressed where few may be open at once', () => {
  for (let at = 0; at < 300; at++) writeFileSync(path.join(folder, `${at}.js`), 'const a = 1\n'.repeat(100))
  const script = `
    import { precompress } from './scripts/precompress.ts'
    const plugin = precompress()
    plugin.configResolved({ root: '/', build: { outDir: process.argv.at(-1) } })
    plugin.writeBundle().catch((error) => { console.error(error); process.exit(1) })
  `
  const root = path.join(import.meta.dirname, '../..')
  const command = 'ulimit -n 128 && exec "$0" --import tsx --input-type=module -e "$1" "$2"'
  execFileSync('sh', ['-c', command, process.execPath, script, folder], { cwd: root })
  expect(readdirSync(folder)).toHaveLength(900)
})
