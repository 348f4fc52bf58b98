import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** What a Batuta consists of beside its own code, for whoever looks for known weaknesses in it (CycloneDX). */
const file = process.argv[2] ?? 'dist/sbom.cdx.json'

/** npm itself, as the one that runs this script; on Windows its command is no program. */
function npm(...options) {
  const { npm_execpath: script } = process.env
  const [program, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []]
  return promisify(execFile)(program, [...first, ...options], { maxBuffer: 64 * 1024 * 1024 })
}

const isForDevelopment = ({ properties = [] }) => properties.some(({ name }) => name === 'cdx:npm:package:development')

/** npm's own `--omit dev` also leaves out what a development package asks for as well, React among them. */
function withoutDevelopment({ components, dependencies, ...rest }) {
  const kept = components.filter((component) => !isForDevelopment(component))
  const refs = new Set([rest.metadata.component, ...kept].map((component) => component['bom-ref']))
  return {
    ...rest,
    components: kept,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
  }
}

try {
  // From the lock alone: what is installed differs by machine, and nothing is asked of a registry.
  const { stdout } = await npm(
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--package-lock-only',
  )
  const sbom = withoutDevelopment(JSON.parse(stdout))
  // npm names it after the folder that it stands in.
  sbom.metadata.component.name = JSON.parse(readFileSync('package.json', 'utf8')).name
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(sbom, null, 2)}\n`)
} catch (error) {
  // A list that is missing is no reason to go without the program.
  process.stderr.write(`${file} could not be written: ${error.message}\n`)
}
