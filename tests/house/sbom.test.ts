import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

interface Sbom {
  bomFormat: string
  metadata: { component: { name: string; version: string } }
  components: { name: string; 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

interface Manifest {
  version: string
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const root = path.join(import.meta.dirname, '../..')
let folder: string
let manifest: Manifest

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'batuta-sbom-'))
  manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Manifest
})

afterAll(() => rm(folder, { recursive: true }))

/** As the build does, where no registry can be reached. */
async function run(cwd: string, file: string): Promise<string> {
  const env = { ...process.env, npm_config_offline: 'true', npm_config_registry: 'http://127.0.0.1:9' }
  const { stderr } = await promisify(execFile)(process.execPath, [path.join(root, 'scripts/sbom.mjs'), file], {
    cwd,
    env,
  })
  return stderr
}

test('the build ends with a list of all that is shipped, and of nothing else', async () => {
  expect(manifest.scripts.build?.split(' && ')).toContain('node scripts/sbom.mjs')
  const file = path.join(folder, 'dist/sbom.cdx.json')
  await run(root, file)
  const sbom = JSON.parse(await readFile(file, 'utf8')) as Sbom
  expect(sbom.bomFormat).toBe('CycloneDX')
  expect(sbom.metadata.component).toMatchObject({ name: 'batuta', version: manifest.version })
  const listed = new Map(sbom.components.map((component) => [component['bom-ref'], component.name]))
  expect(listed.get(`fastify@${manifest.dependencies.fastify}`)).toBe('fastify')
  const missing = Object.entries(manifest.dependencies).filter(([name, version]) => !listed.has(`${name}@${version}`))
  expect(missing).toEqual([])
  const forDevelopment = ['vite', 'vitest', 'oxlint']
  expect(forDevelopment.filter((name) => listed.has(`${name}@${manifest.devDependencies[name]}`))).toEqual([])
  expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !listed.has(ref))).toEqual([])
})

test('a list that cannot be made is said, and does not stop the build', async () => {
  expect(await run(folder, path.join(folder, 'none.json'))).toMatch(/none\.json could not be written/)
})
