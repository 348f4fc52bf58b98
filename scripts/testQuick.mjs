import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

// The types are checked beside the tests, which wait for a database at first, and only where something has changed since the last
// time. What the compiler says stands at the end, where it is seen; either of the two makes the run fail.
const root = path.join(import.meta.dirname, '..')
const projects = ['unit', 'components', 'client', 'server'].flatMap((name) => ['--project', name])

function run(program, args, stdio) {
  return spawn(process.execPath, [path.join(root, 'node_modules', program), ...args], { cwd: root, stdio })
}

const types = run('typescript/bin/tsc', ['-p', '.'], ['ignore', 'pipe', 'pipe'])
let said = ''
for (const stream of [types.stdout, types.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
const tests = run('vitest/vitest.mjs', ['run', ...projects, ...process.argv.slice(2)], 'inherit')
const [[typesCode], [testsCode]] = await Promise.all([once(types, 'close'), once(tests, 'close')])
process.stdout.write(typesCode === 0 ? 'The types are right.\n' : said)
process.exitCode = typesCode === 0 && testsCode === 0 ? 0 : 1
