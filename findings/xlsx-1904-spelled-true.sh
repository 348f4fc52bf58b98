#!/bin/sh
# Every date of a workbook moves four years and a day, because of how LibreOffice spells "yes".
#
# Packages: read-excel-file 9.3.17 and exceljs 4.4.0, beside hucre 1.0.0.
# Input: a workbook with `date1904="true"`, as LibreOffice 7.4 writes it, whose one cell is the date 31479, and the same with "1". The attribute
# is an xsd:boolean (ISO/IEC 29500-1, 18.2.28), of which "true" and "1" are two spellings (XML Schema 2, 3.2.2).
# Expected: 9 March 1990 both times. Seen of "true": 8 March 1986 in read-excel-file and in exceljs; a child becomes four years older. hucre reads
# both alike.
# Batuta reads the XML of workbooks itself (src/@core/import/parsing/parseWorkbook.ts) and tests a file of LibreOffice.
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
const workbook = (spelled) => ({
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${spelled}"/><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" s="1"><v>31479</v></c></row></sheetData></worksheet>`,
})
const day = (date) => date.toISOString().slice(0, 10)
for (const spelled of ['1', 'true']) {
  const parts = Object.entries(workbook(spelled)).map(([name, xml]) => [name, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)])
  const bytes = Buffer.from(zipSync(Object.fromEntries(parts)))
  writeFileSync('one.xlsx', bytes)
  const [{ data }] = await readExcelFile('one.xlsx')
  const excel = new ExcelJS.Workbook()
  await excel.xlsx.load(bytes)
  const other = await readXlsx(bytes)
  console.log(spelled, day(data[0][0]), day(excel.worksheets[0].getCell('A1').value), day(other.sheets[0].rows[0][0]))
}
EOF
see node try.mjs <<'EOF'
1 1990-03-09 1990-03-09 1990-03-09
true 1986-03-08 1986-03-08 1990-03-09
EOF
