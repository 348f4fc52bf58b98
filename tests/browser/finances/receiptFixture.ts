import type { Page } from 'playwright-core'

/** Lets files, by name and content, fall onto the place for receipts; or pastes them. */
async function hand(page: Page, event: 'drop' | 'paste', files: Record<string, string>): Promise<void> {
  const place = page.locator('.receipts')
  await place.waitFor()
  const data = await page.evaluateHandle((named) => {
    const transfer = new DataTransfer()
    for (const [name, content] of Object.entries(named)) transfer.items.add(new File([content], name))
    return transfer
  }, files)
  if (event === 'drop') await place.dispatchEvent('drop', { dataTransfer: data })
  else
    await place.evaluate((element, clipboardData) => {
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, data)
}

export const dropFiles = (page: Page, files: Record<string, string>) => hand(page, 'drop', files)
export const pasteFiles = (page: Page, files: Record<string, string>) => hand(page, 'paste', files)
