import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readBankFile } from '@/shared/bankFiles/readBankFile'

const folder = path.join(import.meta.dirname, 'cases')
const RUNS = 400

/** Pseudo-random numbers from 0 to 1 (mulberry32), the same for the same seed. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What begins a line of each format. */
const countOf = (text: string) => (text.match(/^\s*:61:|<STMTTRN>|<Ntry>/gm) ?? []).length

it('a damaged file is read or refused, and none of its lines goes missing unsaid', async () => {
  const seed = Number(process.env.TEST_SEED ?? 2)
  const next = random(seed)
  const texts = await Promise.all(
    (await readdir(folder))
      .filter((name) => !name.endsWith('.zip'))
      .map(async (name) => readFile(path.join(folder, name), 'latin1')),
  )
  for (let run = 0; run < RUNS; run += 1) {
    const text = texts[Math.floor(next() * texts.length)] ?? ''
    const at = Math.floor(next() * text.length)
    const signs = '0,.-+ ;:/<>AC\n'
    const put = signs[Math.floor(next() * signs.length)] ?? ''
    const damaged = text.slice(0, at) + put + text.slice(at + Math.floor(next() * 3))
    const reading = await readBankFile(new TextEncoder().encode(damaged), 'EUR')
    if (reading.kind !== 'statements') continue
    const read = reading.statements.reduce((sum, { lines, aside = [] }) => sum + lines.length + aside.length, 0)
    // A batch is more lines than it has entries.
    expect({ seed, damaged, isWhole: read >= countOf(damaged) }).toEqual({ seed, damaged, isWhole: true })
  }
}, 60_000)
