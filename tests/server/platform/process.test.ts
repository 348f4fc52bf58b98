import { execFile } from 'node:child_process'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Agent, get } from 'node:http'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { PersonAnswer } from '@contract/auth'
import { openAccess } from '../../../server/platform/db/embedded/access'
import { registerAt } from '../support/apiClient'
import { makeDataDir, postmasterPid, removeDataDir, spawnServer } from '../support/builtServer'

/** Generous, as the machine may do much else. */
const POLL = { timeout: 60_000 }

const entry = `${inject('buildDir')}/server/server.mjs`
let dataDir: string

beforeAll(async () => {
  dataDir = await makeDataDir()
})

afterAll(async () => {
  await removeDataDir(dataDir)
})

function start(env: Record<string, string> = {}) {
  return spawnServer(entry, { DATA_DIR: dataDir, ...env })
}

// Must stay the first of this file: it needs the empty folder.
test('two on one empty folder at once: both work, each sees the other’s writes, the last to leave stops PostgreSQL', async () => {
  const [first, second] = [start({ ACCESS_TOKEN_TTL_S: '3600' }), start()]
  const [firstUrl, secondUrl] = await Promise.all([first.ready, second.ready])
  const client = await registerAt(firstUrl)
  const ids = [await client.addMember(), await client.at(secondUrl).addMember()]
  expect(await first.end('SIGTERM')).toBe(0)
  expect((await client.at(secondUrl).memberIds()).sort()).toEqual(ids.sort())
  expect(await second.end('SIGTERM')).toBe(0)
  expect(await postmasterPid(dataDir)).toBeUndefined()
})

test('says one line on standard output, and stops PostgreSQL with itself', async () => {
  const server = start()
  const url = await server.ready
  expect((await fetch(`${url}/health`)).status).toBe(200)
  expect(await server.end('SIGINT')).toBe(0)
  expect(server.output().stdout).toBe(`Batuta is ready at ${url}\n`)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(await postmasterPid(dataDir)).toBeUndefined()
})

test('reset-password prints a link for the last administrator, which works at once', async () => {
  const server = start()
  const url = await server.ready
  const { user } = PersonAnswer.parse(await (await (await registerAt(url)).call('/auth/user')).json())
  const run = (email: string) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: url }
    return promisify(execFile)(process.execPath, [`${inject('buildDir')}/server/reset-password.mjs`, email], { env })
  }
  const { stdout } = await run(user.email)
  const link = new URL(/http\S+/.exec(stdout)?.[0] ?? '')
  expect([link.origin, link.pathname]).toEqual([url, '/reset-password'])
  const offer = await fetch(`${url}/auth/reset-password${link.search}`)
  expect(await offer.json()).toEqual({ reset: { email: user.email, groupName: 'Banda' } })
  await expect(run('nobody@example.org')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no account signs in with nobody@example.org'),
  })
  expect(await server.end('SIGTERM')).toBe(0)
})

test('a crashed process does not count as one that is still there', async () => {
  const [crashed, other] = [start(), start()]
  await Promise.all([crashed.ready, other.ready])
  await crashed.end('SIGKILL')
  expect(await other.end('SIGTERM')).toBe(0)
  expect(await postmasterPid(dataDir)).toBeUndefined()
})

test('what was left running by kill -9 is adopted, not started a second time', async () => {
  const crashed = start()
  await crashed.ready
  const pid = await postmasterPid(dataDir)
  await crashed.end('SIGKILL')
  const next = start()
  await next.ready
  expect(await postmasterPid(dataDir)).toBe(pid)
  await next.end('SIGTERM')
})

test('SIGTERM lets a call in flight finish, takes no new ones, and then ends, also when another signal follows', async () => {
  const server = start()
  const url = await server.ready
  const client = await registerAt(url)
  const { connection } = await openAccess(`${dataDir}/postgres`, {})
  const blocker = new pg.Client({ ...connection, database: 'batuta' })
  await blocker.connect()
  await blocker.query('begin; lock table members in access exclusive mode')
  const agent = new Agent({ keepAlive: true })
  const inFlight = new Promise<number | undefined>((resolve, reject) => {
    const request = get(`${url}/members/all-members`, { agent, headers: client.headers }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode))
    })
    request.on('error', reject)
  })
  const waiting = `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`
  await expect.poll(async () => (await blocker.query(waiting)).rows, POLL).toEqual([{ count: 1 }])
  server.child.kill('SIGTERM')
  const knock = () => fetch(`${url}/health`).catch((error: Error) => error.message)
  await expect.poll(knock, POLL).toBe('fetch failed')
  // As `npm run dev` tells its API, which has heard Ctrl-C by itself: on a busy machine seconds later.
  await sleep(1_500)
  server.child.kill('SIGINT')
  await sleep(200)
  expect(server.child.exitCode).toBeNull()
  await blocker.query('rollback')
  await blocker.end()
  const released = performance.now()
  expect(await inFlight).toBe(200)
  expect(await server.exited()).toBe(0)
  // Not as long as an idle connection may live, which is over a minute.
  expect(performance.now() - released).toBeLessThan(30_000)
  expect(await postmasterPid(dataDir)).toBeUndefined()
  agent.destroy()
})

describe('SIGTERM waits for nobody who', () => {
  /** How long it was until the connections were cut. */
  async function endWith(...said: string[]) {
    const server = start()
    const { hostname, port } = new URL(await server.ready)
    const sockets = said.map((words) => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      if (words !== '') socket.write(words)
      return socket
    })
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    // Answered on another connection, so these have been heard too.
    await fetch(`http://${hostname}:${port}/health`)
    const told = performance.now()
    const cut = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.resume().on('close', resolve))))
    server.child.kill('SIGTERM')
    await cut
    const took = performance.now() - told
    expect(await server.exited()).toBe(0)
    return took
  }

  test('holds a connection and said nothing', async () => {
    // Before those are cut that have begun to speak.
    expect(await endWith('', '', '')).toBeLessThan(6_500)
  })

  test('stopped in the middle of a sentence, for long', async () => {
    // A request may take half a minute to arrive.
    expect(await endWith('GET /health HTTP/1.1\r\nhost:')).toBeLessThan(25_000)
  })
})

test('a Ctrl-C that npm passes on a second time does not cut the shutdown short', async () => {
  const server = start()
  await server.ready
  server.child.kill('SIGINT')
  expect(await server.end('SIGINT')).toBe(0)
  expect(await postmasterPid(dataDir)).toBeUndefined()
})

test('SIGTERM while starting leaves nothing behind', async () => {
  const emptyDir = await makeDataDir()
  for (const pause of [50, 400, 700, 1000]) {
    const server = start({ DATA_DIR: emptyDir })
    server.ready.catch(() => {})
    await sleep(pause)
    await server.end('SIGTERM')
    expect(await postmasterPid(emptyDir)).toBeUndefined()
  }
  await removeDataDir(emptyDir)
})

describe('a start that cannot be says why in a sentence', () => {
  test('a bad variable', async () => {
    const server = start({ PORT: 'many' })
    await expect(server.ready).rejects.toThrow(
      /^the server ended before it was ready: Batuta cannot start: PORT must be .*\n$/,
    )
    expect(await server.exited()).toBe(1)
  })

  test('a port that is taken', async () => {
    const occupant = createServer()
    await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve))
    const { port } = occupant.address() as AddressInfo
    const server = start({ PORT: String(port) })
    await expect(server.ready).rejects.toThrow(`port ${port} on 127.0.0.1 is taken`)
    expect(await server.exited()).toBe(1)
    expect(await postmasterPid(dataDir)).toBeUndefined()
    occupant.close()
  })

  test('the embedded database, where it is to be distributed', async () => {
    const command = spawnServer(`${inject('buildDir')}/server/distribute.mjs`, { DATA_DIR: dataDir })
    await expect(command.ready).rejects.toThrow('the embedded database is one server: set DATABASE_URL')
    expect(await command.exited()).toBe(1)
  })

  test('a database that does not answer, without its password', async () => {
    const server = start({ DATABASE_URL: 'postgresql://u:hunter2@127.0.0.1:1/x', JWT_SECRET: 's'.repeat(32) })
    await expect(server.ready).rejects.toThrow(/DATABASE_URL .*ECONNREFUSED/)
    expect(server.output().stderr).not.toContain('hunter2')
  })
})
