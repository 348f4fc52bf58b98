import { randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { findCompose, findEngine, freePort, nodeImage, postgresImage, run } from './containerEngine'

const BUILD_TIMEOUT_MS = 1_800_000

const person = {
  name: 'Ana Prado',
  email: 'ana@banda.example',
  document: 'DOC-1',
  password: 'a long pass word of 2026',
}
const group = { name: 'Banda do Barril', currency: 'BRL', timeZone: 'America/Sao_Paulo' }

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const undo of cleanUp.splice(0).toReversed()) await undo()
}, 120_000)

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

const healthOf = (url: string) => fetch(`${url}/health`).then(({ status }) => status, String)

async function isHealthy(url: string): Promise<void> {
  await expect.poll(() => healthOf(url), { timeout: 120_000, interval: 250 }).toBe(200)
}

async function foundGroup(url: string): Promise<void> {
  expect((await post(`${url}/auth/register`, { ...person, group })).status).toBe(201)
}

/** The name of the group that the person signs in to. */
async function signIn(url: string): Promise<string> {
  const answer = await post(`${url}/auth/login`, { email: person.email, password: person.password })
  expect(answer.status).toBe(200)
  return (await answer.json()).userData.group.name
}

test(
  'a container of our Dockerfile serves, has nobody who is root, ends cleanly, and goes on from its volume',
  { timeout: BUILD_TIMEOUT_MS },
  async ({ skip }) => {
    const { program, lacks } = await findEngine([nodeImage()])
    if (program === undefined) {
      skip(lacks)
      return
    }
    const name = `batuta-test-${randomBytes(4).toString('hex')}`
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    await run([program, 'build', '--tag', 'batuta-test', '.'])
    cleanUp.push(() => run([program, 'volume', 'rm', '--force', name]))

    const start = async () => {
      const place = ['--publish', `127.0.0.1:${port}:${port}`, '--env', `PORT=${port}`, '--volume', `${name}:/data`]
      await run([program, 'run', '--detach', '--name', name, ...place, 'batuta-test'])
      await isHealthy(url)
    }
    const remove = () => run([program, 'rm', '--force', name])
    cleanUp.push(remove)
    await start()
    await foundGroup(url)
    expect(await signIn(url)).toBe(group.name)

    const processes = await run([program, 'exec', name, 'sh', '-c', 'grep -h -E "^(Name|Uid)" /proc/[0-9]*/status'])
    expect(processes).toContain('postgres')
    const real = [...processes.matchAll(/^Uid:\t(\d+)\t(\d+)/gm)].flatMap(([, own, effective]) => [own, effective])
    expect([real.length > 6, real.filter((id) => id === '0')]).toEqual([true, []])

    await run([program, 'exec', name, 'npm', 'run', 'backup', '--', '/data/backup.sql.gz'])

    await run([program, 'stop', '--time', '60', name])
    expect(await run([program, 'inspect', '--format', '{{.State.ExitCode}}', name])).toBe('0')
    await remove()
    await start()
    expect(await signIn(url)).toBe(group.name)
    // As README says, what is made in the volume is in the next container too.
    expect(await run([program, 'exec', name, 'ls', '/data'])).toContain('backup.sql.gz')
  },
)

test(
  'compose.yaml brings up Batuta beside a PostgreSQL server, and its volume is what lasts',
  { timeout: BUILD_TIMEOUT_MS },
  async ({ skip }) => {
    const { program, lacks } = await findEngine([nodeImage(), postgresImage()])
    if (program === undefined) {
      skip(lacks)
      return
    }
    const found = await findCompose(program)
    if ('lacks' in found) {
      skip(found.lacks)
      return
    }
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const env = {
      POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
      JWT_SECRET: randomBytes(32).toString('hex'),
      PORT: String(port),
    }
    const project = `batuta-test-${randomBytes(4).toString('hex')}`
    const compose = (...args: string[]) => run([...found.command, '--project-name', project, ...args], env)
    cleanUp.push(() => compose('down', '--volumes'))

    await compose('up', '--build', '--detach')
    await isHealthy(url)
    await foundGroup(url)
    expect(await signIn(url)).toBe(group.name)
    await compose('down')
    expect(await healthOf(url)).not.toBe(200)
    await compose('up', '--detach')
    await isHealthy(url)
    expect(await signIn(url)).toBe(group.name)
  },
)
