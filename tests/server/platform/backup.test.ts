import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { AllFinances } from '@contract/finances'
import { Balance } from '@contract/finances/balance'
import { newFinance } from '../finances/financeFixture'
import { registerAt } from '../support/apiClient'
import type { ApiClient } from '../support/apiClient'
import { killHard, makeDataDir, postmasterPid, removeDataDir, spawnServer } from '../support/builtServer'
import { readTables } from './backupFiles'

const WRITERS = 4
/** Answered before the backup begins. */
const WRITTEN_BEFORE = 40

const buildDir = `${inject('buildDir')}/server`
let dataDir: string

beforeAll(async () => {
  dataDir = await makeDataDir(inject('emptyCluster'))
})

afterAll(async () => {
  await removeDataDir(dataDir)
})

/** As `npm run backup` and `npm run restore` do. */
async function run(command: 'write' | 'restore', ...options: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [`${buildDir}/backup.mjs`, command, ...options], {
    env,
  })
  return stdout
}

interface Written {
  members: string[]
  finances: string[]
}

async function writeUntil(client: ApiClient, isOver: () => boolean, acknowledged: Written): Promise<void> {
  while (!isOver()) {
    acknowledged.members.push(await client.addMember())
    const finance = newFinance({ id: newId(), amount: 100 + acknowledged.finances.length })
    const reply = await client.call('/finances/add-finance', { method: 'POST', body: JSON.stringify({ finance }) })
    if (reply.status !== 201) throw new Error(`add-finance answered ${reply.status}`)
    await reply.text()
    acknowledged.finances.push(finance.id)
  }
}

test('a backup taken while people write, brought back after all was lost, has what they were told is kept', async () => {
  const env = { DATA_DIR: dataDir, ACCESS_TOKEN_TTL_S: '3600' }
  let server = spawnServer(`${buildDir}/server.mjs`, env)
  const client = await registerAt(await server.ready)
  const acknowledged: Written = { members: [], finances: [] }
  let isOver = false
  const writers = Promise.all(Array.from({ length: WRITERS }, () => writeUntil(client, () => isOver, acknowledged)))
  await expect.poll(() => acknowledged.finances.length, { timeout: 60_000 }).toBeGreaterThan(WRITTEN_BEFORE)
  const before = { members: [...acknowledged.members], finances: [...acknowledged.finances] }
  const [first, second] = ['first', 'second'].map((name) => join(dirname(dataDir), `${name}.sql.gz`)) as [
    string,
    string,
  ]
  // More than one piece.
  const receipt = { id: newId(), bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)]) }
  const query = new URLSearchParams({
    id: receipt.id,
    financeId: before.finances[0] ?? '',
    name: 'nota.pdf',
  }).toString()
  const added = await client.upload(`/finances/add-receipt?${query}`, receipt.bytes)
  expect(added.status).toBe(201)
  expect(await run('write', first)).toMatch(/Written: .*first\.sql\.gz \(\d+ tables, [\d,]+ rows/)
  isOver = true
  await writers

  await killHard(await postmasterPid(dataDir))
  await server.end('SIGKILL')
  await rm(dataDir, { recursive: true })
  expect(await run('restore', first)).toContain('Restored: ')
  // Nobody writes in between: what is in the database now is what was in the file, row by row.
  await run('write', second)
  const [back, kept] = [await readTables(second), await readTables(first)]
  // But for the line that says so.
  const told = back.get('audit_entries')?.filter((row) => !row.includes('backup_restored'))
  expect(new Map([...back, ['audit_entries', told]])).toEqual(kept)
  expect(back.get('audit_entries')?.length).toBe((told?.length ?? 0) + 1)

  server = spawnServer(`${buildDir}/server.mjs`, env)
  // The token of before: the secret came back too.
  const again = client.at(await server.ready)
  const members = await again.memberIds()
  const finances = AllFinances.parse(await (await again.call('/finances/all-finances')).json())
  const ids = new Set([...members, ...finances.map(({ id }) => id)])
  expect([...before.members, ...before.finances].filter((id) => !ids.has(id))).toEqual([])
  const opened = await again.call(`/finances/receipt?id=${receipt.id}`)
  expect(Buffer.from(await opened.arrayBuffer()).equals(receipt.bytes)).toBe(true)
  const { balance } = Balance.parse(await (await again.call('/finances/balance')).json())
  expect(balance).toBe(finances.reduce((sum, { amount }) => sum + amount, 0))
  await again.addMember()

  await expect(run('restore', first)).rejects.toThrow(/--replace/)
  expect(await run('restore', first, '--replace')).toMatch(/Removed what was there: .*members [\d,]+/)
  expect(new Set(await again.memberIds())).toEqual(new Set(members))
  expect(await server.end('SIGTERM')).toBe(0)
})
