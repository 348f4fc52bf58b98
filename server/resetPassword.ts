import { makeServerResetLink } from './areas/accounts/handedResetLink'
import { explain, readEnvironment } from './environment'
import type { Config } from './platform/config'
import { ConfigError } from './platform/config'
import { openDatabase } from './platform/db/database'
import { assertHasDatabase, withDatabase } from './start'

const USAGE = 'npm run reset-password -- EMAIL'

function originOf({ publicUrl, host, port }: Config): string {
  if (publicUrl !== undefined) return publicUrl
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

async function makeLink(config: Config, email: string) {
  assertHasDatabase(config)
  return withDatabase(config, async (connection) => {
    const { db, close } = openDatabase(connection, () => {})
    return makeServerResetLink(db, email).finally(close)
  })
}

async function main(): Promise<void> {
  const [email, ...others] = process.argv.slice(2)
  if (email === undefined || others.length > 0) throw new ConfigError(`name one e-mail address: ${USAGE}`)
  const config = readEnvironment()
  const made = await makeLink(config, email)
  if (made === undefined) {
    throw new ConfigError(
      `no account signs in with ${email}: check its spelling, and that DATA_DIR or DATABASE_URL is the server's`,
    )
  }
  const { account, token } = made
  const lines = [
    `A link for a new password for ${account.name} (${account.role}, ${account.group.name}):`,
    '',
    `  ${originOf(config)}/reset-password?token=${encodeURIComponent(token)}`,
    '',
    'Open it while Batuta is running. It works once, for 24 hours, and in place of any link handed over before. With the new',
    'password set, all devices of the account are signed out.',
    ...(config.publicUrl === undefined
      ? ['If Batuta is opened at another address than this one, put that in its place, or set PUBLIC_URL.']
      : []),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`Stopped: ${explain(error)}\n`)
  process.exit(1)
})
