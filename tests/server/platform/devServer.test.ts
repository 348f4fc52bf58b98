import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ErrorBody } from '@contract/errors'

/** The machine may do much else, and Vite bundles all dependencies anew. */
const POLL = { timeout: 180_000 }
const NAVIGATION = { headers: { accept: 'text/html' } }
const ADDRESS = /http:\/\/[\d.]+:\d+/g

let dataDir: string
let dev: ReturnType<typeof startDev>

/** `npm run dev` as a person would start it, in a process group of its own, for a Ctrl-C that reaches all of it. */
function startDev(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const exited = once(child, 'exit')
  return {
    output: () => output,
    addresses: () => output.match(ADDRESS) ?? [],
    exitCode: async () => {
      await exited
      return child.exitCode
    },
    interrupt: async () => {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
        process.kill(-child.pid, 'SIGINT')
      await exited
      return child.exitCode
    },
  }
}

beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'batuta-dev-'))
  // As root, PostgreSQL runs as another account, which must be able to pass.
  await chmod(parent, 0o755)
  dataDir = join(parent, 'data')
})

afterEach(async () => {
  await dev.interrupt()
  await rm(dirname(dataDir), { recursive: true, force: true, maxRetries: 10 })
})

test('page and calls have one address, and Ctrl-C leaves nothing behind', async () => {
  dev = startDev({ DATA_DIR: dataDir })
  await expect.poll(dev.output, POLL).toContain('Batuta is ready at ')
  expect(dev.addresses()).toHaveLength(1)
  const [url = ''] = dev.addresses()
  const page = await fetch(`${url}/members`, NAVIGATION)
  expect(await page.text()).toContain('/src/main.tsx')
  const { paths } = z
    .object({ paths: z.record(z.string(), z.unknown()) })
    .parse(await (await fetch(`${url}/openapi.json`)).json())
  // A path that the dev server does not know for a call is answered with the page.
  const answers = await Promise.all(
    Object.keys(paths).map(async (path) => {
      const answer = await fetch(url + path.replaceAll(/\{\w+\}/g, 'x'))
      return { path, isPage: (await answer.text()).includes('/src/main.tsx') }
    }),
  )
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.filter(({ isPage }) => isPage)).toEqual([])
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(true)
  expect(await dev.interrupt()).toBe(0)
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

test('without its API the page stands and its calls fail in the shape of the contract; a taken port is named', async () => {
  dev = startDev({ DATA_DIR: dataDir, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' })
  await expect.poll(dev.output, POLL).toContain('The API is not up')
  expect(dev.output()).toContain('Batuta cannot start: JWT_SECRET is required')
  const [url = ''] = dev.addresses()
  expect((await fetch(`${url}/members`, NAVIGATION)).status).toBe(200)
  const call = await fetch(`${url}/members/list-members`)
  expect(call.status).toBe(503)
  expect(ErrorBody.parse(await call.json()).error.code).toBe('internal')
  const second = startDev({ DATA_DIR: dataDir, PORT: new URL(url).port })
  await expect.poll(second.output, POLL).toMatch(/Batuta cannot start: port \d+ on 127\.0\.0\.1 is taken/)
  // It says why and ends by itself: a signal now would meet it on its way out.
  expect(await second.exitCode()).toBe(1)
  expect(await dev.interrupt()).toBe(0)
  expect(existsSync(dataDir)).toBe(false)
})
