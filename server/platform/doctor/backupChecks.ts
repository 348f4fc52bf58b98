import { constants, existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { findNewest, nameOfBackup } from '../backup/backupFolder'
import { checkBackup } from '../backup/readBackup'
import type { Config } from '../config'
import { amiss, well } from './finding'
import type { Finding } from './finding'

const PART = 'Backups'
const HOUR_MS = 3_600_000

const number = (value: number) => value.toLocaleString('en')

/** Whether backups are made, how old the newest is, and whether all of it can be read. */
export async function checkBackups({ backups }: Pick<Config, 'backups'>): Promise<Finding[]> {
  if (backups === undefined) {
    return [amiss(PART, 'none are made by the clock: set BACKUP_DIR to a folder on another disk')]
  }
  const { folder, everyMs } = backups
  if (!existsSync(folder)) return [amiss(PART, `there is no folder ${folder} yet: start Batuta, which makes one`)]
  const canWrite = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!canWrite) return [amiss(PART, `this account may not write into ${folder}: give it the folder`)]
  const newest = await findNewest(folder)
  if (newest === undefined) return [amiss(PART, `there is none in ${folder}: start Batuta, and see its log`)]
  const file = join(folder, nameOfBackup(new Date(newest)))
  const { footer } = await checkBackup(file)
  const rows = Object.values(footer.rows).reduce((sum, count) => sum + count, 0)
  const hours = Math.round((Date.now() - newest) / HOUR_MS)
  const text = `${file}, ${hours} hours old, was read to its end: ${number(rows)} rows`
  const isOld = Date.now() - newest > 2 * everyMs
  return [isOld ? amiss(PART, `${text}. A newer one is due: start Batuta, and see its log`) : well(PART, text)]
}
