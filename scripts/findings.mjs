// Runs what stands in findings/ one after the other and says in a line each whether it is still so. Ends with 1 where anything changed.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../findings', import.meta.url))
const scripts = readdirSync(folder).filter((name) => name.endsWith('.sh') && name !== 'lib.sh')
const wanted = process.argv.slice(2)
let changed = 0

for (const name of scripts.filter((one) => wanted.length === 0 || wanted.some((part) => one.includes(part)))) {
  const { status, stdout, stderr } = spawnSync('sh', [`${folder}/${name}`], { encoding: 'utf8' })
  const said = status === 0 ? 'as it was seen' : status === 1 ? 'CHANGED' : 'did not run'
  process.stdout.write(`${name.slice(0, -3)}: ${said}\n`)
  if (status !== 0) {
    changed += 1
    process.stderr.write(`${stdout}${stderr}`)
  }
}
process.exitCode = changed === 0 ? 0 : 1
