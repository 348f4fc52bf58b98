#!/bin/sh
# A birthday of 1990 is read as one of 1905: a date that is written as a date, not as a count of days.
#
# Package: exceljs 4.4.0, beside read-excel-file 9.3.17 and hucre 1.0.0.
# Input: a cell `t="d"` with the value 1990-03-10, which is how a workbook may write dates (ISO/IEC 29500-1, 18.18.11, ST_CellType "d"), in a column
# formatted as a date.
# Expected: 10 March 1990. Seen: exceljs reads the year alone, takes 1990 for a count of days since 1900, and says 12 June 1905, a date that
# looks like any other. The other two are right.
# Batuta reads such cells by their type (src/@core/import/parsing/workbook/cellText.ts).
. "$(dirname "$0")/lib.sh"
use read-excel-file@9.3.17 exceljs@4.4.0 hucre@1.0.0 fflate@0.8.3
cat > try.mjs <<'EOF'
import { writeFileSync } from 'node:fs'
import ExcelJS from 'exceljs'
import { strToU8, zipSync } from 'fflate'
import { readXlsx } from 'hucre'
import readExcelFile from 'read-excel-file/node'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const relations = (...all) => `<Relationships xmlns="${packaged}/relationships">${all.map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${kind}" Target="${target}"/>`).join('')}</Relationships>`
const workbook = () => ({
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr/><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" s="1" t="d"><v>1990-03-10</v></c></row></sheetData></worksheet>`,
})
const parts = Object.entries(workbook()).map(([name, xml]) => [name, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)])
const bytes = Buffer.from(zipSync(Object.fromEntries(parts)))
writeFileSync('one.xlsx', bytes)
const [{ data }] = await readExcelFile('one.xlsx')
const excel = new ExcelJS.Workbook()
await excel.xlsx.load(bytes)
const other = await readXlsx(bytes)
const read = { 'read-excel-file': data[0][0], exceljs: excel.worksheets[0].getCell('A1').value, hucre: other.sheets[0].rows[0][0] }
for (const [name, value] of Object.entries(read)) console.log(name, JSON.stringify(value).slice(1, 11))
EOF
see node try.mjs <<'EOF'
read-excel-file 1990-03-10
exceljs 1905-06-12
hucre 1990-03-10
EOF
