import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { FileOutcome } from './readFile/fileReading'
import { readAnyFile } from './readFile/readAnyFile'

// npm run read-file -- FILE [--members|--bank] [--currency EUR]

const USAGE = 'Usage: npm run read-file -- FILE [--members|--bank] [--currency EUR]'

function finish({ reading, sentence }: FileOutcome): void {
  process.stdout.write(`${JSON.stringify(reading, null, 2)}\n`)
  if (sentence === undefined) return
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

const failed = (error: string): FileOutcome => ({
  reading: { format: 'unknown', encoding: null, lines: [], aside: [], refused: [{ line: 0, error }], questions: [] },
  sentence: error,
})

async function run(): Promise<FileOutcome> {
  const options = { members: { type: 'boolean' }, bank: { type: 'boolean' }, currency: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0 || (values.members && values.bank)) return failed(USAGE)
  const as = values.members ? 'members' : values.bank ? 'bank' : undefined
  const currency = values.currency?.toUpperCase() ?? 'EUR'
  return readAnyFile(await readFile(file), path.basename(file), { ...(as && { as }), currency })
}

run().then(finish, (thrown: unknown) => finish(failed(thrown instanceof Error ? thrown.message : String(thrown))))
