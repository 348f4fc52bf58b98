import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { registerAt } from '../support/apiClient'
import { makeDataDir, removeDataDir, spawnServer } from '../support/builtServer'
import type { ServerProcess } from '../support/builtServer'

/** What the scripts have of it (scripts/buildFolder.mjs). */
interface Builds {
  makeBuildFolder: () => Promise<string>
  makeCurrent: (folder: string, fingerprint: string) => Promise<void>
  fingerprintOfSources: () => string
  removeOldBuilds: () => Promise<void>
}

const repo = process.cwd()
const CLIENT_FILE = '/assets/first-abc123.js'
/** Older than a build that may be one that is being made. */
const LONG_AGO = new Date(Date.now() - 2 * 3_600_000)

/** A checkout with the sources of this one, and builds of its own. */
let root: string
let dataDir: string
let builds: Builds
const running: ServerProcess[] = []

/** As `npm start` does. */
function npmStart(env: Record<string, string> = {}): ServerProcess {
  const server = spawnServer(join(root, 'scripts/start.mjs'), { DATA_DIR: dataDir, ...env })
  running.push(server)
  return server
}

/** A build from the sources as they are, with a file of the client that no other build has. */
async function build(clientFile: string): Promise<string> {
  const folder = await builds.makeBuildFolder()
  await cp(join(inject('buildDir'), 'server'), join(folder, 'server'), { recursive: true })
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'client/index.html'), '<!doctype html><title>Batuta</title>')
  await writeFile(join(folder, 'client', clientFile), 'export {}')
  await builds.makeCurrent(folder, builds.fingerprintOfSources())
  return realpath(folder)
}

const statusOf = async (url: string, path: string) => (await fetch(`${url}${path}`)).status

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'batuta-beside-'))
  for (const name of await readdir(repo)) {
    // oxlint-disable-next-line no-await-in-loop -- few
    if (!['dist', 'scripts', '.git'].includes(name)) await symlink(join(repo, name), join(root, name))
  }
  await cp(join(repo, 'scripts'), join(root, 'scripts'), { recursive: true })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a script of this repository, in the copy
  builds = (await import(pathToFileURL(join(root, 'scripts/buildFolder.mjs')).href)) as Builds
  dataDir = await makeDataDir(inject('emptyCluster'))
})

afterAll(async () => {
  await Promise.all(running.map((server) => server.end('SIGTERM')))
  await removeDataDir(dataDir)
  await rm(root, { recursive: true, force: true })
})

test('npm start beside a live server leaves it its files and its data, and a port that is taken is refused first', async () => {
  const folder = await build(CLIENT_FILE)
  const first = npmStart()
  const url = await first.ready
  const client = await registerAt(url)
  const ids = [await client.addMember()]

  // A newer build takes the place of the one that runs, which stays as long as it does.
  const newer = await build('/assets/second-def456.js')
  await utimes(folder, LONG_AGO, LONG_AGO)
  await builds.removeOldBuilds()
  const second = npmStart()
  const besideUrl = await second.ready
  expect(await Promise.all([statusOf(url, CLIENT_FILE), statusOf(besideUrl, '/assets/second-def456.js')])).toEqual([
    200, 200,
  ])
  ids.push(await client.at(besideUrl).addMember())
  expect((await client.memberIds()).toSorted()).toEqual(ids.toSorted())

  const { port } = new URL(url)
  // Nothing answers there: who came as far as the database would say so.
  const late = npmStart({ PORT: port, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', JWT_SECRET: 'x'.repeat(64) })
  await expect(late.ready).rejects.toThrow(`port ${port} on 127.0.0.1 is taken`)
  expect(await late.exited()).toBe(1)
  expect([await statusOf(url, '/health'), await statusOf(url, CLIENT_FILE)]).toEqual([200, 200])

  expect(await first.end('SIGTERM')).toBe(0)
  await builds.removeOldBuilds()
  expect(await readdir(join(root, 'dist/builds'))).toEqual([newer.split('/').at(-1)])
  expect((await client.at(besideUrl).memberIds()).toSorted()).toEqual(ids.toSorted())
})
