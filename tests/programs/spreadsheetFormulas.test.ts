import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvText } from '@/@core/files/csvText'

const run = promisify(execFile)
const program = 'soffice'
const isInstalled = spawnSync(program, ['--version']).status === 0

/** As the dialog of LibreOffice offers them; by the code of each sign, several at once joined by a slash. */
const openings = {
  comma: '44',
  semicolon: '59',
  tab: '9',
  bar: '124',
  'comma and semicolon': '44/59',
  all: '44/59/9/124',
}
const languages = ['en', 'pt-BR', 'de']

const texts = [',', ';', '\t', '|', '\n', '\r', '\r\n'].flatMap((split) =>
  ['=', '+', '-', '@', '＝'].flatMap((sign) => [
    `x${split}${sign}1+1${split}y`,
    `x${split}"${sign}1+1"${split}y`,
    `x${split} ${sign}1+1${split}y`,
    `x${split}'"${sign}1+1`,
  ]),
)

/** Once within a line, and once at its beginning, where quotes are taken for what they are. */
const tables = [texts.map((text) => ['Ana', text, 'Z']), texts.map((text) => [text, 'Z'])]

interface Opened {
  cells: number
  formulas: string[]
}

/** What LibreOffice has for formulas in each of the files, which it opens by one sign. */
async function open(folder: string, names: readonly string[], code: string): Promise<Opened[]> {
  const profile = pathToFileURL(join(folder, 'profile')).href
  // Cells of a text file in UTF-8 (76) from its first line on, quoted by " (34), formulas worked out: the last of its settings.
  const filter = `CSV:${code},34,76,1,,0,false,true,false,false,false,-1,true`
  const files = names.map((name) => join(folder, name))
  const made = ['--convert-to', 'fods', '--outdir', folder]
  await run(program, ['--headless', `-env:UserInstallation=${profile}`, `--infilter=${filter}`, ...made, ...files])
  return Promise.all(
    files.map(async (file) => {
      const sheet = await readFile(file.replace(/csv$/, 'fods'), 'utf8')
      const formulas = [...sheet.matchAll(/table:formula="([^"]*)"/g)].map(([, formula = '']) => formula)
      return { cells: sheet.split('<table:table-cell').length - 1, formulas }
    }),
  )
}

test(
  'no cell of an export becomes a formula in LibreOffice, whatever it splits at',
  { timeout: 600_000 },
  async ({ skip }) => {
    if (!isInstalled) skip('LibreOffice is not installed: Debian has it as libreoffice-calc')
    const folder = await mkdtemp(join(tmpdir(), 'batuta-formulas-'))
    try {
      const exports = languages.flatMap((language) => tables.map((rows) => csvText(['=1+1', 'b'], rows, language)))
      // By papaparse's own pattern alone, which looks at the beginning of a cell: that this finds some shows that all are looked for.
      const unguarded = Papa.unparse(tables[0] ?? [], { escapeFormulae: true })
      const written = [...exports, unguarded].map((content, at) => ({ name: `${at}.csv`, content }))
      for (const { name, content } of written) await writeFile(join(folder, name), content)
      const names = written.map(({ name }) => name)
      const found: Record<string, string[]> = {}
      const controls: string[] = []
      for (const [opening, code] of Object.entries(openings)) {
        const opened = await open(folder, names, code)
        controls.push(...(opened.pop()?.formulas ?? []))
        // So many lines that were read at all.
        expect(Math.min(...opened.map(({ cells }) => cells))).toBeGreaterThan(texts.length)
        found[opening] = opened.flatMap(({ formulas }) => formulas)
      }
      expect(found).toEqual(Object.fromEntries(Object.keys(openings).map((opening) => [opening, []])))
      expect(controls).toContain('of:=1+1')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)
