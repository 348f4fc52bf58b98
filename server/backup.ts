import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { tellOfRestore } from './areas/notices/restoredBackup'
import { explain, readEnvironment } from './environment'
import { acceptedSecrets, describeSecret, kidOf, loadSecrets, restoreSecretFiles } from './platform/auth/signingSecret'
import { BackupError } from './platform/backup/backupError'
import { restoreBackup } from './platform/backup/restoreBackup'
import type { Restored } from './platform/backup/restoreBackup'
import { writeBackup } from './platform/backup/writeBackup'
import type { OnTable } from './platform/backup/writeBackup'
import type { Config } from './platform/config'
import { openDatabase } from './platform/db/database'
import type { Connection } from './platform/db/database'
import { migrateDatabase } from './platform/db/migrate'
import { assertHasDatabase, withDatabase } from './start'

const USAGE = 'npm run backup -- FILE, or npm run restore -- FILE [--replace]'

const number = (value: number) => value.toLocaleString('en')

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

function countTables() {
  const total = { tables: 0, rows: 0 }
  const onTable: OnTable = (name, rows) => {
    total.tables += 1
    total.rows += rows
    say(`  ${name}: ${number(rows)}`)
  }
  return { onTable, text: () => `${total.tables} tables, ${number(total.rows)} rows` }
}

async function backUp(config: Config, file: string): Promise<void> {
  assertHasDatabase(config)
  if (!existsSync(dirname(file))) throw new BackupError(`there is no folder ${dirname(file)}`)
  const secret = await describeSecret(config)
  const { onTable, text } = countTables()
  say('Backing up')
  await withDatabase(config, (connection) => writeBackup({ connection, secret }, file, onTable))
  const { size } = await stat(file)
  say(`Written: ${file} (${text()}, ${number(Math.ceil(size / 1024))} KB)`)
  say(
    config.jwtSecret === undefined
      ? 'The secret of DATA_DIR is in it: whoever has the file can act as anybody. Keep it as safe as the data.'
      : 'JWT_SECRET is not in it: keep that one too.',
  )
}

/** After the records are back: the queue that mails stand in is no part of a backup, and a database of before has none. */
async function tellGroups(connection: Connection, { header }: Restored): Promise<void> {
  await migrateDatabase(connection)
  const { db, close } = openDatabase(connection, () => {})
  await tellOfRestore(db, header.madeAt).finally(close)
}

/** Tokens, second factors and calendar addresses hang on the secret that was in use. */
async function restoreSecret(config: Config, { header }: Restored): Promise<void> {
  if (config.jwtSecret === undefined && (await restoreSecretFiles(config.dataDir, header.secret.files))) {
    say(
      `The secret of the backup is in ${config.dataDir} now. A Batuta that is running has to be started again to use it.`,
    )
  }
  const accepted = acceptedSecrets(await loadSecrets(config)).map(kidOf)
  if (accepted.includes(header.secret.kid)) return
  say('The backup was made under another JWT_SECRET than the one in use here. Everybody signs in anew, and what was')
  say('protected with that secret (second factors, calendar addresses) fails, unless JWT_SECRET_PREVIOUS is set to it.')
}

async function restore(config: Config, file: string, isReplacing: boolean): Promise<void> {
  const { onTable, text } = countTables()
  say(`Checking ${file}`)
  const restored = await withDatabase(config, async (connection) => {
    const done = await restoreBackup(connection, file, isReplacing, onTable)
    await tellGroups(connection, done).catch((error: unknown) => {
      throw new BackupError(`the records are back, and no group was told of it: ${explain(error)}`, { cause: error })
    })
    return done
  })
  const removed = [...restored.replaced].filter(([, rows]) => rows > 0).map(([name, rows]) => `${name} ${number(rows)}`)
  if (removed.length > 0) say(`Removed what was there: ${removed.join(', ')}`)
  say(`Restored: ${text()}, as they were at ${restored.header.madeAt}`)
  await restoreSecret(config, restored).catch((error: unknown) => {
    throw new BackupError(`the records are back, and the secret is not: ${explain(error)}`, { cause: error })
  })
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  } catch (error) {
    throw new BackupError(`${error instanceof Error ? error.message : String(error)}: ${USAGE}`, { cause: error })
  }
}

async function main(): Promise<void> {
  const { positionals, values } = readArguments()
  const [command, name, ...others] = positionals
  if (name === undefined || others.length > 0) throw new BackupError(`name one file: ${USAGE}`)
  const config = readEnvironment()
  if (command === 'restore') await restore(config, resolve(name), values.replace === true)
  else await backUp(config, resolve(name))
}

main().catch((error: unknown) => {
  process.stderr.write(`Stopped: ${explain(error)}\n`)
  process.exit(1)
})
