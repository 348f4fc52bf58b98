import { existsSync } from 'node:fs'
import { inspect } from 'node:util'
import pg from 'pg'
import { loadConfig } from './config'
import { BackupError } from './platform/backup/backupError'
import { ConfigError } from './platform/config'
import type { Config } from './platform/config'
import { DistributionError } from './platform/db/distributeDatabase'
import { EmbeddedError } from './platform/db/embedded/embeddedError'

export const ENV_FILE = '.env'

/** The one place that reads .env. What is set in the environment itself wins. */
export function readEnvironment(): Config {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
  return loadConfig(process.env)
}

/** They say what brought them about in their own words. */
const ours = [ConfigError, EmbeddedError, BackupError, DistributionError]

const is = (error: Error, types: ((typeof ours)[number] | typeof pg.DatabaseError)[]) =>
  types.some((type) => error instanceof type)

// What the system refuses (a folder that may not be made, a full disk) names itself well enough.
const isMendable = (error: Error) => is(error, [...ours, pg.DatabaseError]) || 'syscall' in error

/** The error, what brought it about, and so on. */
function chainOf(error: Error): Error[] {
  const { cause } = error
  return cause instanceof Error ? [error, ...chainOf(cause)] : [error]
}

const STATEMENT_CHARS = 200

function describe(error: Error): string {
  if (!(error instanceof pg.DatabaseError)) return error.message
  return [error.message, error.detail, error.hint].filter((part) => part !== undefined).join('; ')
}

/** What the person who starts a program can mend is told in a sentence, a bug with its stack and those of its causes. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (is(error, ours)) return error.message
  const chain = chainOf(error)
  const at = chain.findIndex(isMendable)
  const reason = chain[at]
  if (reason === undefined) return inspect(error)
  // What was tried: a failed statement stands around the database's refusal.
  const tried = chain
    .slice(0, at)
    .map(({ message }) => ` (${message.replaceAll(/\s+/g, ' ').trim().slice(0, STATEMENT_CHARS)})`)
  return `${describe(reason)}${tried.join('')}`
}
