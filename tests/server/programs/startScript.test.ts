import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataDir, removeDataDir } from '../support/builtServer'

/** Two builds, on a machine that does much else. */
const BUILDS_MS = 600_000
const repository = path.join(import.meta.dirname, '../../..')
const sources = ['contract', 'public', 'scripts', 'server', 'src', 'index.html', 'my.html', 'vite.config.ts']
const manifests = ['package.json', 'package-lock.json', 'tsconfig.json', '.npmrc']
/** What is compressed is a third of the work, and nothing here. */
const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', PRECOMPRESS: 'off', VITE_SAMPLES: 'off' }

let root: string
const dataDirs: string[] = []
const running: { end: () => Promise<void> }[] = []

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'batuta-start-'))
  for (const name of [...sources, ...manifests]) {
    await cp(path.join(repository, name), path.join(root, name), { recursive: true })
  }
  await symlink(path.join(repository, 'node_modules'), path.join(root, 'node_modules'))
})

afterAll(async () => {
  for (const { end } of running) await end()
  for (const dataDir of dataDirs) await removeDataDir(dataDir)
  await rm(root, { recursive: true, force: true })
})

/** `npm start` in the copy, on a database of its own, until it is ready. */
async function npmStart() {
  const dataDir = await makeDataDir()
  dataDirs.push(dataDir)
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const exited = once(child, 'exit')
  let said = ''
  let complaints = ''
  child.stderr.on('data', (chunk) => (complaints += String(chunk)))
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      const url = /Batuta is ready at (\S+)/.exec(said)?.[1]
      if (url !== undefined) resolve(url)
    })
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}: ${complaints}`)))
  })
  const end = async () => {
    // npm passes a signal on to a shell, which need not: the group has all of them.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await exited
  }
  running.push({ end })
  return { url: await ready, said: () => said, complaints: () => complaints }
}

/** What a browser loads first: the page and the scripts and styles that it names. */
async function loadPage(url: string): Promise<string[]> {
  const page = await fetch(url, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  return [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => `${url}${file}`)
}

test(
  'npm start builds what is not built, says one line where it is, and a build leaves a running server its files',
  async () => {
    const live = await npmStart()
    expect(live.said().split('\n')).toHaveLength(3)
    const files = await loadPage(live.url)
    expect(files.length).toBeGreaterThan(1)

    // Somebody else tries a restore meanwhile, by the README's own command.
    const trial = await npmStart()
    expect(trial.said()).toBe(`Batuta is ready at ${trial.url}\n`)
    expect(trial.complaints()).toBe('')

    // An update is fetched and built while people work.
    const script = path.join(root, 'src/main.tsx')
    await writeFile(script, `${await readFile(script, 'utf8')}\nconsole.info('newer')\n`)
    const progress = { isBuilt: false }
    const built = promisify(execFile)('npm', ['run', 'build', '--silent'], { cwd: root, env }).finally(() => {
      progress.isBuilt = true
    })
    const refused: string[] = []
    while (!progress.isBuilt) {
      for (const file of [`${live.url}/`, ...files]) {
        const { status } = await fetch(file, { headers: { accept: 'text/html' } })
        if (status !== 200) refused.push(`${status} ${file}`)
      }
    }
    expect(refused).toEqual([])
    expect((await built).stdout).toBe('')
    expect(await loadPage(live.url)).toEqual(files)

    // The next start has what was built, without another build.
    const updated = await npmStart()
    expect(updated.said()).toBe(`Batuta is ready at ${updated.url}\n`)
    expect((await loadPage(updated.url)).map((file) => path.basename(file))).not.toEqual(
      files.map((file) => path.basename(file)),
    )
  },
  BUILDS_MS,
)

test('a build that fails says why, and leaves the one that is there', async () => {
  const script = path.join(root, 'src/main.tsx')
  const text = await readFile(script, 'utf8')
  await writeFile(script, `${text}\nthis is no program\n`)
  await mkdir(path.join(root, 'dist'), { recursive: true })
  const before = await readFile(path.join(root, 'dist/client/index.html'), 'utf8')
  const failed = await promisify(execFile)('npm', ['run', 'build', '--silent'], { cwd: root, env }).catch(
    (error: { code: number; stderr: string }) => error,
  )
  await writeFile(script, text)
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('main.tsx') })
  expect(await readFile(path.join(root, 'dist/client/index.html'), 'utf8')).toBe(before)
})
