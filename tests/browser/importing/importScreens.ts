import type { Page } from 'playwright-core'
import { chooseFile } from './importFile'
import { see } from '../support/page'
import type { Screens, Tour } from '../app/screens'

const STATEMENT = [
  'Data;Histórico;Valor;Categoria',
  '01/03/2026;SALDO ANTERIOR;1.000,00;',
  '02/03/2026;Doação à orquestra;1.234,56;Doações',
  '13/03/2026;Aluguel da sala;-800,00;Quermesse',
  '14/03/2026;Mensalidade João;abc;',
].join('\r\n')
const OPEN_STATEMENT = 'Data;Histórico;Valor\n01/03/2026;Ingressos;1.500'
const LIST = 'Nome;Instrumento;E-mail\nLia Mota;Trompa;lia@example.org\nRui Melo;Berimbau;rui@\nAna Lima;;'

async function toColumns({ visit, words, admin }: Tour, area: 'finances' | 'members', text: string): Promise<Page> {
  const page = await visit(`/${area}/import`, admin)
  await chooseFile(page, 'lista.csv', text)
  await see(page.getByRole('heading', { name: words.imports.columns.title }))
  return page
}

async function toPreview(tour: Tour): Promise<Page> {
  const { imports } = tour.words
  const page = await toColumns(tour, 'finances', STATEMENT)
  await page.getByLabel(imports.finances.categoryRest).selectOption('venue')
  await page.getByRole('button', { name: imports.columns.next, exact: true }).click()
  await see(page.getByText(imports.finances.error.number))
  await page.getByText(imports.preview.checking).waitFor({ state: 'hidden' })
  return page
}

/** A statement that does not add up, with a line that is only expected. */
const MT940 = `:20:A
:25:0001/123456
:28C:1/1
:60F:C261031BRL10,00
:61:261103C50,00NTRF//A1
:86:Pix recebido
:61:261104ED5,00NTRF
:62F:C261130BRL61,00
-
`

export const importScreens: Screens = {
  'a bank’s file, with what is left out': async ({ visit, words: { bankFiles, matching }, admin }) => {
    const page = await visit('/finances/import', admin)
    await chooseFile(page, 'extrato.sta', MT940)
    await see(page.getByRole('heading', { name: bankFiles.title }))
    await see(
      page.getByRole('button', { name: matching.setup.begin, exact: true }),
      page.getByRole('group', { name: bankFiles.aside.title_one.replace('{{shown}}', '1') }),
    )
    return page
  },
  'a bank’s file of several accounts': async ({ visit, words: { bankFiles }, admin }) => {
    const page = await visit('/finances/import', admin)
    await chooseFile(page, 'extrato.sta', MT940 + MT940.replace('123456', '654321').replaceAll('BRL', 'EUR'))
    await page.getByRole('radio').last().check()
    await see(
      page.getByRole('alert'),
      page.getByRole('group', { name: bankFiles.which_other.replace('{{shown}}', '2') }),
    )
    return page
  },
  'a bank’s file that is broken': async ({ visit, words: { bankFiles }, admin }) => {
    const page = await visit('/finances/import', admin)
    await chooseFile(page, 'extrato.sta', MT940.replace('C50,00', 'C5O,00'))
    await see(page.getByRole('heading', { name: bankFiles.failedTitle }), page.getByRole('alert'))
    return page
  },
  'an import, to begin': async ({ visit, words, admin }) => {
    const page = await visit('/finances/import', admin)
    await see(page.getByRole('heading', { name: words.imports.earlier.title }))
    return page
  },
  'an import, of a file that is none': async ({ visit, words, admin }) => {
    const page = await visit('/members/import', admin)
    await chooseFile(page, 'lista.xlsx', 'PK\u0003\u0004')
    await see(page.getByRole('alert'), page.getByText(words.imports.file.choose))
    return page
  },
  'an import, its columns': async (tour) => {
    const page = await toColumns(tour, 'finances', STATEMENT)
    await page.locator('summary').click()
    await see(page.getByLabel(tour.words.imports.reading.delimiter))
    return page
  },
  'an import, with what is still open': async (tour) => {
    const page = await toColumns(tour, 'finances', OPEN_STATEMENT)
    await page.getByRole('button', { name: tour.words.imports.columns.next, exact: true }).click()
    await see(page.getByRole('alert'))
    return page
  },
  'an import of members, with what is still open': async (tour) => {
    const page = await toColumns(tour, 'members', LIST)
    await page.getByRole('button', { name: tour.words.imports.columns.next, exact: true }).click()
    await see(page.getByRole('alert'), page.getByRole('group', { name: tour.words.imports.members.unknownSections }))
    return page
  },
  'an import, looked through': toPreview,
  'an import, done': async (tour) => {
    const { imports } = tour.words
    const page = await toPreview(tour)
    await page.getByRole('button', { name: imports.preview.leaveOut_one }).click()
    await page.getByRole('button', { name: imports.finances.confirm_other.replace('{{shown}}', '2') }).click()
    await see(page.getByRole('button', { name: imports.done.undo }))
    return page
  },
  'earlier imports, with one to take back': async ({ visit, words: { imports }, admin }) => {
    const page = await visit('/finances/import', admin)
    await page.getByRole('button', { name: imports.earlier.undoOf.replace('{{name}}', 'lista.csv') }).click()
    await see(page.getByRole('dialog'))
    return page
  },
}
