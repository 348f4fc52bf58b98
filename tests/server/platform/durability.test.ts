import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { registerAt } from '../support/apiClient'
import type { ApiClient } from '../support/apiClient'
import { killHard, makeDataDir, postmasterPid, removeDataDir, spawnServer } from '../support/builtServer'

const WRITERS = 6
const ROUNDS = 6
/** Generous: the machine is shared. What is asserted is that nobody waits out a time-out, of which the shortest is a minute. */
const START_MAX_MS = 50_000

const entry = `${inject('buildDir')}/server/server.mjs`
let dataDir: string

beforeAll(async () => {
  dataDir = await makeDataDir(inject('emptyCluster'))
})

afterAll(async () => {
  await removeDataDir(dataDir)
})

/** Writes until the server is gone. Every id in `acknowledged` was answered with 201. */
async function writeUntilDeath(client: ApiClient, acknowledged: string[]): Promise<void> {
  for (;;) {
    try {
      acknowledged.push(await client.addMember())
    } catch {
      // The server was killed under the call; whether that write was kept is open, and either is right.
      return
    }
  }
}

test(
  'kill -9 in the middle of writing, again and again, loses no acknowledged write',
  { timeout: 400_000 },
  async () => {
    const env = { DATA_DIR: dataDir, ACCESS_TOKEN_TTL_S: '3600' }
    let server = spawnServer(entry, env)
    let client = await registerAt(await server.ready)
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const before = acknowledged.length
      const writers = Array.from({ length: WRITERS }, () => writeUntilDeath(client, acknowledged))
      await expect.poll(() => acknowledged.length, { timeout: START_MAX_MS }).toBeGreaterThan(before)
      await sleep(300 + round * 70)
      const postgres = await postmasterPid(dataDir)
      // By turns the server alone, whose PostgreSQL is then adopted, and both.
      if (round % 2 === 1 && postgres !== undefined) await killHard(postgres)
      await server.end('SIGKILL')
      await Promise.all(writers)
      const start = performance.now()
      server = spawnServer(entry, env)
      client = client.at(await server.ready)
      expect(performance.now() - start).toBeLessThan(START_MAX_MS)
      const kept = new Set(await client.memberIds())
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    }
    expect(await server.end('SIGTERM')).toBe(0)
    expect(await postmasterPid(dataDir)).toBeUndefined()
  },
)
