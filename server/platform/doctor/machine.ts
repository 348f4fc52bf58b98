import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Config } from '../config'
import { ZONE_TABLE } from '../time/zoneTable'
import { amiss, gigabytes, well } from './finding'
import type { Finding } from './finding'

/** Lines of Node that nobody mends any more, by nodejs/Release's schedule.json: 20 since April 2026; odd ones live for half a year. */
const FIRST_KEPT_NODE = 22
/** A year of an orchestra is some ten megabytes; a database that cannot write stands still, and so does the machine. */
const DISK_LOW_BYTES = 1e9
const OTHERS_MAY = 0o077
const NOT_ALONE_MS = 366 * 86_400_000

export function checkNode(version = process.versions.node): Finding {
  const major = Number(version.split('.')[0])
  return major >= FIRST_KEPT_NODE && major % 2 === 0
    ? well('Node', version)
    : amiss('Node', `${version} is not mended any more: install 22, 24 or 26, then npm ci and start again`)
}

/** `release`: as IANA names them, `2026f`. There are some three to six a year. */
export function checkZones(release = ZONE_TABLE, now = Date.now()): Finding {
  const isRecent = now - Date.UTC(Number(release.slice(0, 4)), 11, 31) < NOT_ALONE_MS
  return isRecent
    ? well('Time zones', `IANA's ${release}`)
    : amiss('Time zones', `IANA's ${release} is old, and clocks may go otherwise by now: update Batuta`)
}

/** The nearest folder above that is there. */
function findStanding(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : findStanding(dirname(folder))
}

export async function checkDisks({ dataDir, databaseUrl, backups }: Config): Promise<Finding[]> {
  const folders = [...(databaseUrl === undefined ? [dataDir] : []), ...(backups === undefined ? [] : [backups.folder])]
  const findings: Finding[] = []
  for (const folder of folders) {
    const { bavail, bsize } = await statfs(findStanding(folder))
    const free = bavail * bsize
    const text = `${gigabytes(free)} free for ${folder}`
    findings.push(free > DISK_LOW_BYTES ? well('Disk', text) : amiss('Disk', `${text}: make room`))
  }
  return findings
}

/** Files that hold the server's secrets are for its own account alone. */
export async function checkFiles({ dataDir }: Config, environmentFile: string): Promise<Finding[]> {
  // Windows has rights of another kind.
  if (process.platform === 'win32') return []
  const secrets = [environmentFile, join(dataDir, 'jwt-secret'), join(dataDir, 'jwt-secret.previous')].filter(
    existsSync,
  )
  const findings: Finding[] = []
  for (const file of secrets) {
    const { mode } = await stat(file)
    const isOpen = (mode & OTHERS_MAY) !== 0
    findings.push(
      isOpen
        ? amiss('Rights', `${file} can be read by others, and secrets are in it: chmod 600 ${file}`)
        : well('Rights', `${file} is its owner's alone`),
    )
  }
  return findings
}

/** Whether the system keeps its clock by others, where it tells (systemd). */
export async function checkClock(): Promise<Finding[]> {
  const asked = promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    timeout: 5_000,
  })
  const answer = await asked.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
  if (answer === '') return []
  return [
    answer === 'yes'
      ? well('Clock', 'kept by the network')
      : amiss('Clock', 'not kept by the network, so codes for signing in may fail: timedatectl set-ntp true'),
  ]
}
