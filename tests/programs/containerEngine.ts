import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const root = join(import.meta.dirname, '../..')

/** The line in which a command that failed says why; others tell what it did before, and where its help is. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  const lines = said.split('\n').filter((line) => line.trim() !== '')
  return lines.find((line) => /error|cannot|denied/i.test(line)) ?? lines.at(-1) ?? String(error)
}

/** Runs the command in the repository; answers what it printed. Fails with what it said on standard error. */
export async function run(command: string[], env: Record<string, string> = {}): Promise<string> {
  const [program = '', ...args] = command
  const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: 2 ** 28 }
  const { stdout } = await promisify(execFile)(program, args, options)
  return stdout.trim()
}

/** The images that a container of ours begins with, as Dockerfile and compose.yaml name them. */
function imageOf(file: string, keyword: RegExp): string {
  const image = keyword.exec(readFileSync(join(root, file), 'utf8'))?.[1]
  if (image === undefined) throw new Error(`${file} names no image`)
  return image
}
export const nodeImage = () => imageOf('Dockerfile', /^FROM (\S+) AS base$/m)
export const postgresImage = () => imageOf('compose.yaml', /^ +image: (\S+)$/m)

type Found = { program: string; lacks?: undefined } | { program?: undefined; lacks: string }

/** Docker or podman, whichever runs a program of the images here; else why none does. */
export async function findEngine(images: string[]): Promise<Found> {
  const reasons: string[] = []
  for (const program of ['docker', 'podman']) {
    try {
      for (const image of images) await run([program, 'run', '--rm', '--entrypoint', 'true', image])
      return { program }
    } catch (error) {
      reasons.push(`${program}: ${reasonOf(error)}`)
    }
  }
  return { lacks: reasons.join('; ') }
}

/**
 * What runs compose.yaml by this engine; else why nothing does. podman-compose up to 1.0.3, which is that of Debian 12, has no `config`, and
 * leaves `${NAME:-}` as it stands, which the specification replaces with nothing.
 */
export async function findCompose(engine: string): Promise<{ command: string[] } | { lacks: string }> {
  const command = engine === 'docker' ? ['docker', 'compose'] : ['podman-compose']
  const secrets = { POSTGRES_PASSWORD: 'a', JWT_SECRET: 'b' }
  const filledIn = await run([...command, 'config'], secrets).catch(reasonOf)
  const isWhole = filledIn.includes('DATABASE_URL') && !filledIn.includes('${')
  return isWhole ? { command } : { lacks: `${command.join(' ')} config: ${filledIn.split('\n').at(-1)}` }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
