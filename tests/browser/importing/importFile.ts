import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { see } from '../support/page'

/** Hands a file to the importer; a text in the characters of most banks of Brazil. */
export async function chooseFile(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  const chooser = page.locator('input[type=file]')
  await chooser.waitFor({ state: 'attached' })
  // By its path: thirty megabytes that go to the browser as a message take it as many seconds.
  const folder = await mkdtemp(join(tmpdir(), 'batuta-file-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), content, 'latin1')
  await chooser.setInputFiles(join(folder, name))
}

/** What a column of the file is said to hold. */
export function column(page: Page, name: string): Locator {
  return page.getByRole('combobox', { name: `What “${name}” holds` })
}

/** A line of the preview, by its number in the file. */
export function line(page: Page, number: number): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Import line ${number}`, exact: true }) })
}

/** How many lines of a kind the preview counts. */
export async function countOf(page: Page, state: string): Promise<string | null> {
  const row = page.getByRole('table', { name: 'Lines by what becomes of them' }).getByRole('row')
  return row
    .filter({ has: page.getByRole('button', { name: state }) })
    .getByRole('cell')
    .textContent()
}

/** From the columns to the preview, with everything found out. */
export async function preview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview' }).click()
  await see(
    page.getByRole('heading', { name: 'Look through it' }),
    page.getByRole('table', { name: 'Lines by what becomes of them' }),
  )
  await page.getByText('Looking for what is there already').waitFor({ state: 'hidden' })
}
