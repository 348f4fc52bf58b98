import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseWorkbook } from '@/@core/import/parsing/parseWorkbook'
import { kindOfFormat } from '@/@core/import/parsing/workbook/numberFormats'
import { workbookParts, zipOf } from './workbookFile'

const names = new Set(['name', 'geburtstag', 'valor'])
const plain = workbookParts({ Blatt: [] })
const sheetPath = 'xl/worksheets/sheet1.xml'

async function cellsOf(parts: Record<string, string>): Promise<unknown> {
  const table = await parseWorkbook(zipOf(parts), undefined, names)
  return typeof table === 'string' ? table : table.rows.map(({ line, cells }) => [line, ...cells])
}

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const rowsIn = (rows: string, over: Record<string, string> = {}) =>
  cellsOf({ ...plain, [sheetPath]: sheet(rows), ...over })
const file = (name: string) => readFileSync(fileURLToPath(new URL(`workbooks/${name}.xlsx`, import.meta.url)))
const rowsOfFile = async (name: string) => {
  const table = await parseWorkbook(file(name), undefined, names)
  return typeof table === 'string' ? table : table.rows.map(({ cells }) => cells)
}

test.each([
  [
    'xlsx-01-cells-without-references',
    [
      ['Name', 'Valor'],
      ['Anna', '2'],
    ],
  ],
  [
    'xlsx-02-row-deleted-in-calc',
    [
      ['Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Stimme', 'Eintritt'],
      ['Anna', 'Muster', 'anna@x.example', '0301', 'Alt', '01.02.2020'],
      ['Bert', 'Beispiel', 'bert@x.example', '0302', 'Bass', '01.02.2021'],
    ],
  ],
  [
    'xlsx-03-1904-by-libreoffice',
    [
      ['Name', 'Geburtstag', 'Eintritt', 'Probe', '', '', '', ''],
      ['Anna\nMuster', '1990-03-10', '2014-12-27', '0.8125', '#N/A', '0.333333333333333', '1', '0.25'],
    ],
  ],
])('%s is read as it stands', async (name, rows) => {
  expect(await rowsOfFile(name)).toEqual(rows)
})

// Made by LibreOffice 7.4 of one spreadsheet, whose own CSV shows the same days and hours for both.
test.each(['calc-7.4', 'calc-7.4-from-1904'])(
  '%s: days of two languages, hours beyond a day, an error',
  async (name) => {
    const table = await parseWorkbook(file(name), 'Mitglieder', names)
    expect(typeof table === 'string' ? table : table.rows[1]?.cells).toEqual([
      'Anna Müller',
      '1990-03-10',
      '2014-12-27',
      '27:30',
      '19:30',
      '3.5',
      '#DIV/0!',
      '1',
    ])
  },
)

test('rows and cells without references follow the ones before, also among some that have one', async () => {
  const rows =
    '<row><c><v>1</v></c></row><row r="4"><c r="B4"><v>2</v></c><c><v>3</v></c></row><row><c><v>4</v></c></row>'
  expect(await rowsIn(rows)).toEqual([
    [1, '1', '', ''],
    [4, '', '2', '3'],
    [5, '4', '', ''],
  ])
})

test('what holds nothing has no size: empty rows to the last, styled cells to the last column', async () => {
  const far = '<row r="1048576" ht="17"/><row r="1048575"><c r="XFD1048575" s="1"/></row>'
  expect(await rowsIn(`<row r="1"><c r="A1"><v>1</v></c></row>${far}`)).toEqual([[1, '1']])
})

test.each(['1', 'true'])('days count from 1904 where the workbook says so (%s)', async (said) => {
  const workbook = plain['xl/workbook.xml']?.replace('<sheets>', `<workbookPr date1904="${said}"/><sheets>`) ?? ''
  expect(await rowsIn('<row><c s="1"><v>31480</v></c></row>', { 'xl/workbook.xml': workbook })).toEqual([
    [1, '1990-03-10'],
  ])
})

const one = (xml: string, over?: Record<string, string>) => rowsIn(`<row>${xml}</row>`, over).then((rows) => rows)
const styles = (code: string) => ({
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
})

test.each([
  ['an error', '<c t="e"><v>#REF!</v></c>', '#REF!'],
  ['a formula with its value', '<c><f>A1+1</f><v>7.5</v></c>', '7.5'],
  ['a formula with a text', '<c t="str"><f>A1&amp;B1</f><v>Ana &amp; Bia</v></c>', 'Ana & Bia'],
  ['a formula that nobody worked out', '<c><f>A1+1</f></c>', '=A1+1'],
  ['yes', '<c t="b"><v>1</v></c>', 'true'],
  ['an ISO day', '<c t="d"><v>2026-03-10T00:00:00Z</v></c>', '2026-03-10'],
  ['an ISO day with its hour', '<c t="d"><v>2026-03-10T19:30:00</v></c>', '2026-03-10 19:30'],
  ['text in place', '<c t="inlineStr"><is><t xml:space="preserve">Ana  </t></is></c>', 'Ana  '],
  [
    'text of several looks, with how it is said',
    '<c t="inlineStr"><is><r><t>山</t></r><r><rPr><b/></rPr><t>田</t></r><rPh sb="0" eb="1"><t>ヤマ</t></rPh></is></c>',
    '山田',
  ],
  ['an escaped character', '<c t="inlineStr"><is><t>Rua A_x000A_Casa 2</t></is></c>', 'Rua A\nCasa 2'],
  ['a whole number of many digits', '<c><v>5511988887777</v></c>', '5511988887777'],
])('%s', async (_, xml, text) => {
  expect(await one(xml)).toEqual([[1, text]])
})

test.each([
  ['[h]:mm', '1.14583333333333', '27:30'],
  ['[hh]:mm:ss', '0.5', '12:00'],
  ['[mm]:ss', '-0.0625', '-1:30'],
  ['hh:mm', '0.8125', '19:30'],
  ['dd/mm/yyyy hh:mm', '46083.8125', '2026-03-02 19:30'],
  ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', '46083', '2026-03-02'],
  ['TT.MM.JJJJ', '46083', '2026-03-02'],
  ['#,##0.00\\ &quot;day&quot;', '1234.5', '1234.5'],
])('%s of %s is %s', async (code, value, text) => {
  expect(await one(`<c s="1"><v>${value}</v></c>`, styles(code))).toEqual([[1, text]])
})

test.each([
  ['General', 'number'],
  ['0.00E+00', 'number'],
  ['[$R$-416]\\ #,##0.00;[Red]\\-[$R$-416]\\ #,##0.00', 'number'],
  ['#,##0.00\\ [$€-407]', 'number'],
  ['CHF #,##0.00', 'number'],
  ['@', 'number'],
  ['0" Tage"', 'number'],
  ['dd/mm/yyyy;@', 'date'],
  ['[$-416]d "de" mmmm "de" yyyy', 'date'],
  ['d\\-mmm', 'date'],
  ['mmm\\-yy', 'date'],
  ['dd/mm/aaaa', 'date'],
  ['gg/mm/aaaa', 'date'],
  ['[$-411]ggge"年"m"月"d"日"', 'date'],
  ['h:mm AM/PM', 'time'],
  ['mm:ss.0', 'time'],
  ['[h]:mm:ss', 'duration'],
] as const)('the format %s is of a %s', (code, kind) => {
  expect(kindOfFormat(code)).toBe(kind)
})

test('the first sheet that is shown is read; a hidden one can still be asked for', async () => {
  const parts = workbookParts({ Vorlage: [['geheim']], Liste: [['Name'], ['Ana']], Sonst: [['x']] })
  parts['xl/workbook.xml'] = (parts['xl/workbook.xml'] ?? '').replace('sheetId="1"', 'sheetId="1" state="hidden"')
  const table = await parseWorkbook(zipOf(parts), undefined, names)
  expect(table).toMatchObject({ source: { sheet: 'Liste', sheets: ['Vorlage', 'Liste', 'Sonst'] } })
  expect(await parseWorkbook(zipOf(parts), 'Vorlage', names)).toMatchObject({ rows: [{ cells: ['geheim'] }] })
})

test('the strict form, names of its own for parts and prefixes, and shared texts', async () => {
  const relationships = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
  const main = 'xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"'
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationships}/${kind}" Target="${target}"/>`
  expect(
    await cellsOf({
      '_rels/.rels': `<Relationships>${relation('r1', 'officeDocument', 'Book/workbook2.xml')}</Relationships>`,
      'Book/workbook2.xml': `<x:workbook ${main} xmlns:q="${relationships}" conformance="strict"><x:sheets><x:sheet name="A" sheetId="3" q:id="s"/></x:sheets></x:workbook>`,
      'Book/_rels/workbook2.xml.rels': `<Relationships>${relation('s', 'worksheet', '/Book/Sheets/One.xml')}${relation('t', 'sharedStrings', 'texts.xml')}</Relationships>`,
      'Book/texts.xml': `<x:sst ${main}><x:si><x:t>Name</x:t></x:si><x:si><x:r><x:t>An</x:t></x:r><x:r><x:t>na</x:t></x:r></x:si></x:sst>`,
      'Book/Sheets/One.xml': `<x:worksheet ${main}><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row><x:row r="2"><x:c r="A2" t="s"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    }),
  ).toEqual([
    [1, 'Name'],
    [2, 'Anna'],
  ])
})

test('more columns than a list can have are too many', async () => {
  expect(await rowsIn('<row><c r="XFD1"><v>1</v></c></row>')).toBe('huge_workbook')
})
