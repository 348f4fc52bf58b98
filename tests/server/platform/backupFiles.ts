import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'

const FOOTER = '-- Batuta backup ends '

/** The rows of each table of a backup, in no particular order. */
export async function readTables(file: string): Promise<Map<string, string[]>> {
  const tables = new Map<string, string[]>()
  const text = gunzipSync(await readFile(file)).toString('utf8')
  for (const [, name = '', rows = ''] of text.matchAll(/^COPY "public"\."(\w+)" .*;\n((?:.*\n)*?)\\\.\n/gm)) {
    tables.set(name, rows.split('\n').slice(0, -1).sort())
  }
  return tables
}

/** A backup with this content and a footer that fits it: what a Batuta could have written. */
export async function packBackup(file: string, content: string): Promise<void> {
  const rows: Record<string, number> = {}
  for (const [, name = '', lines = ''] of content.matchAll(/^COPY "public"\."(\w+)" .*;\n((?:.*\n)*?)\\\.\n/gm)) {
    rows[name] = lines.split('\n').length - 1
  }
  const sha256 = createHash('sha256').update(content).digest('hex')
  await writeFile(file, gzipSync(`${content}${FOOTER}${JSON.stringify({ sha256, rows })}\n`))
}

/** The text of a backup without its footer, as `packBackup` takes it. */
export async function readContent(file: string): Promise<string> {
  const [content = ''] = gunzipSync(await readFile(file))
    .toString('utf8')
    .split(FOOTER)
  return content
}
