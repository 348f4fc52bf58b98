import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { version } from '../package.json'
import { ENV_FILE, explain, readEnvironment } from './environment'
import { ConfigError } from './platform/config'
import { checkBackups } from './platform/doctor/backupChecks'
import { checkDatabase } from './platform/doctor/databaseChecks'
import { examine, well } from './platform/doctor/finding'
import type { Finding } from './platform/doctor/finding'
import { checkRegistration } from './platform/doctor/registrationCheck'
import { checkBounces, checkMail } from './platform/doctor/mailCheck'
import { checkClock, checkDisks, checkFiles, checkNode, checkZones } from './platform/doctor/machine'
import { assertHasDatabase, withDatabase } from './start'

const USAGE = 'npm run doctor, or npm run doctor -- --mail ADDRESS'

function readAddress(): string | undefined {
  try {
    return parseArgs({ options: { mail: { type: 'string' } } }).values.mail
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}: ${USAGE}`, { cause: error })
  }
}

function print(findings: Finding[]): boolean {
  for (const { part, isWell, text } of findings) process.stdout.write(`${isWell ? 'ok  ' : 'DO  '}${part}: ${text}\n`)
  return findings.every(({ isWell }) => isWell)
}

/** Looks at all that an operator should look at, a line each. The exit code is 1 where there is something to do. */
async function main(): Promise<void> {
  const address = readAddress()
  const config = readEnvironment()
  const quiet = { ...config, logLevel: 'silent' as const }
  const looks = [
    examine('Machine', async () => [well('Batuta', version), checkNode(), checkZones(), ...(await checkClock())]),
    examine('Disk', () => checkDisks(config)),
    examine('Rights', () => checkFiles(config, resolve(ENV_FILE))),
    examine('Database', async () => {
      assertHasDatabase(config)
      return withDatabase(quiet, checkDatabase)
    }),
    examine('Backups', () => checkBackups(config)),
    examine('Registration', async () => [checkRegistration(config)]),
    examine('Mail', async () => [await checkMail(config, address), await checkBounces(config)]),
  ]
  const all: boolean[] = []
  for (const look of looks) all.push(print(await look))
  process.exitCode = all.every(Boolean) ? 0 : 1
}

main().catch((error: unknown) => {
  process.stderr.write(`Stopped: ${explain(error)}\n`)
  process.exit(1)
})
