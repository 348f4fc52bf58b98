import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { finger, middleOf, missing, see, toast } from '../support/page'
import { PHONE } from '../app/accessibility'
import { barriersOfShowcase } from './showcaseTour'

const layout = { hasSamples: true }

e2e('no page of extensions bars the way', async ({ app, api }) => {
  expect(await barriersOfShowcase(app, api, ['extensions'])).toEqual({})
})

e2e('by keys: pieces change their order and their list, and each step is said', async ({ app, api }) => {
  const page = await app.visit('/extensions/drag-and-drop', { as: await api.foundGroup(), layout })
  const oneList = page.locator('#example-oneList')
  const rows = oneList.locator('.drag-and-drop-title')
  const said = oneList.getByRole('status')
  const handle = oneList.getByRole('button', { name: 'Move: Overture' })
  await handle.press('Space')
  await see(said.filter({ hasText: 'Overture is held, place 1 of 5.' }))
  await handle.press('ArrowDown')
  await see(said.filter({ hasText: 'Overture, place 2 of 5.' }))
  await handle.press('Space')
  await see(said.filter({ hasText: 'Overture was laid down, place 2 of 5.' }))
  await expect.poll(async () => (await rows.allTextContents()).slice(0, 2)).toEqual(['Bolero', 'Overture'])
  await oneList.getByRole('button', { name: 'Up: Overture' }).click()
  await expect.poll(async () => (await rows.allTextContents()).slice(0, 2)).toEqual(['Overture', 'Bolero'])
  // Its button is away at the top: the focus goes to the one beside it.
  await see(oneList.locator('button:focus[aria-label="Down: Overture"]'))

  const lists = page.locator('#example-betweenLists')
  const encores = lists.getByRole('region', { name: 'Encores' })
  const song = lists.getByRole('button', { name: 'Move: Two songs' })
  await song.press('Space')
  await see(lists.getByRole('status').filter({ hasText: 'Two songs is held' }), lists.locator('.is-lifted'))
  await page.keyboard.press('ArrowRight')
  await see(encores.getByText('Two songs'))
  await page.keyboard.press('Escape')
  await missing(encores.getByText('Two songs'))
})

e2e('by finger: a piece is dragged, slides are swiped, and the page scrolls past both', async ({ app, api }) => {
  const as = await api.foundGroup()
  const page = await app.visit('/extensions/drag-and-drop', { as, layout, window: PHONE, hasTouch: true })
  const scrolled = () => page.evaluate(() => window.scrollY)
  const oneList = page.locator('#example-oneList')
  const handle = oneList.getByRole('button', { name: 'Move: Overture' })
  const start = await middleOf(handle)
  const before = await scrolled()
  const layDown = await finger(page, start, { x: start.x, y: start.y + 110 })
  await see(oneList.getByRole('status').filter({ hasText: 'Overture, place 3 of 5.' }))
  await layDown()
  const rows = oneList.locator('.drag-and-drop-title')
  await expect.poll(async () => (await rows.allTextContents()).slice(0, 3)).toEqual(['Bolero', 'Two songs', 'Overture'])
  expect(await scrolled()).toBe(before)

  const title = await middleOf(rows.first())
  const held = await scrolled()
  const lift = await finger(page, title, { x: title.x, y: title.y - 200 })
  await expect.poll(scrolled).toBeGreaterThan(held + 100)
  await lift()
  expect((await rows.allTextContents()).slice(0, 3)).toEqual(['Bolero', 'Two songs', 'Overture'])

  // All three lists far from the window's edges, where the page would scroll under the finger.
  await page.setViewportSize({ width: PHONE.width, height: 2000 })
  const lists = page.locator('#example-betweenLists')
  const out = lists.getByRole('region', { name: 'Left out' })
  const piece = await middleOf(lists.getByRole('button', { name: 'Move: Symphony no. 5' }))
  const place = await out.boundingBox()
  const leave = await finger(page, piece, { x: piece.x, y: (place?.y ?? 0) + (place?.height ?? 0) / 2 })
  await see(lists.getByRole('status').filter({ hasText: 'Symphony no. 5, Left out' }))
  await leave()
  await see(out.getByText('Symphony no. 5'))

  await page.setViewportSize(PHONE)
  await page.goto('/extensions/swiper')
  const season = page.getByRole('region', { name: 'The season in four evenings' })
  const shown = season.locator('.swiper-slide-active h3')
  const slide = await middleOf(season.locator('.swiper'))
  // By more than half of its width, which is far enough however slow the finger is.
  const letGo = await finger(page, { x: slide.x + 120, y: slide.y }, { x: slide.x - 120, y: slide.y })
  await letGo()
  await expect.poll(() => shown.textContent()).toBe('Open air')
  const top = await scrolled()
  const goOn = await finger(page, slide, { x: slide.x, y: slide.y - 200 })
  await expect.poll(scrolled).toBeGreaterThan(top + 100)
  await goOn()
  expect(await shown.textContent()).toBe('Open air')
})

e2e('a menu by its key, a tour by the arrows: the focus comes back', async ({ app, api }) => {
  const page = await app.visit('/extensions/context-menu', { as: await api.foundGroup(), layout })
  const row = page.getByRole('button', { name: 'What can be done with: Hall rent' })
  await row.press('Shift+F10')
  const menu = page.getByRole('menu', { name: 'What can be done with: Hall rent' })
  await see(menu.locator('[role="menuitem"]:focus').filter({ hasText: 'Edit' }))
  await page.keyboard.press('ArrowUp')
  await see(menu.locator(':focus').filter({ hasText: 'Remove' }))
  await page.keyboard.press('Escape')
  await missing(menu)
  await see(page.locator('button:focus[aria-label="What can be done with: Hall rent"]'))
  await page.getByText('Two stands', { exact: true }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Copy as a new one' }).click()
  await see(page.getByText('Copy as a new one: Two stands'))
  // A row that its focus brings into view: the scroll is told when the menu is open already.
  await page.setViewportSize({ width: 1024, height: 260 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await row.press('Shift+F10')
  await see(menu.locator('[role="menuitem"]:focus').filter({ hasText: 'Edit' }))
  await page.keyboard.press('Escape')

  await page.goto('/extensions/tour')
  const start = page.getByRole('button', { name: 'Show me around' })
  await start.press('Enter')
  const step = page.getByRole('dialog')
  await see(step.getByText('What there is'), step.getByText('1 of 4'))
  await see(step.locator('button:focus').filter({ hasText: 'Next' }))
  await page.keyboard.press('Enter')
  // Until a step is in its place the library takes no keys; then it has the focus.
  await see(step.getByText('What is missing'), step.locator('button:focus').filter({ hasText: 'Next' }))
  await page.keyboard.press('ArrowRight')
  await see(step.getByText('What one does most'))
  await page.keyboard.press('Escape')
  await missing(step)
  await see(
    page.getByText('You stopped at step 3.'),
    page.locator('button:focus').filter({ hasText: 'Show me around' }),
  )
})

e2e('two thumbs never pass each other, stars are chosen by arrows, slides by buttons', async ({ app, api }) => {
  const page = await app.visit('/extensions/slider', { as: await api.foundGroup(), layout })
  await page.getByRole('slider', { name: 'At least' }).press('End')
  await see(page.getByText('29 min – 30 min'), page.getByText('0 of 8 pieces'))
  await page.getByRole('slider', { name: 'At most' }).press('ArrowRight')
  await see(page.getByText('29 min – 31 min'))

  await page.goto('/extensions/ratings')
  const choose = page.locator('#example-choose')
  await choose.getByRole('radio', { name: '3 of 5' }).press('ArrowRight')
  await see(choose.getByRole('status').filter({ hasText: '4 of 5' }))
  await choose.getByRole('button', { name: 'Take it back' }).click()
  await see(choose.getByText('Not chosen'), choose.locator('input:focus'))

  await page.goto('/extensions/swiper')
  const season = page.getByRole('region', { name: 'The season in four evenings' })
  await season.getByRole('button', { name: 'Next' }).click()
  await see(season.getByLabel('2 of 4').locator('h3'))
  await expect.poll(() => season.locator('.swiper-slide-active').textContent()).toContain('Open air')
  await season.getByRole('button', { name: 'Next' }).click()
  await season.getByRole('button', { name: 'Next' }).click()
  // There is none after the last: the focus goes to the way back.
  await see(season.locator('button:focus[aria-label="Previous"]'))
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => season.locator('.swiper-slide-active').textContent()).toContain('Winter concert')
  // Keys move what has the focus, and nothing else.
  const others = page.getByRole('region', { name: 'The next rehearsals' })
  expect(await others.locator('.swiper-slide-active').textContent()).toContain('Mon 2 March')
})

e2e('the sample file goes through the importer, and chosen rows into a file', async ({ app, api }) => {
  const page = await app.visit('/extensions/import', { as: await api.foundGroup(), layout })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a sample file' }).click()
  const buffer = await readFile(await (await saved).path())
  await page.locator('.file-drop input').setInputFiles({ name: 'pieces.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Preview' }).click()
  await see(page.getByText('The title is missing.').first())
  await page.getByRole('button', { name: 'Leave out the 2 faulty lines' }).click()
  await page.getByRole('button', { name: 'Add to the list (4)' }).click()
  await see(page.getByText('Added to the list: 4.'))

  await page.goto('/extensions/export-selected')
  await see(page.getByRole('button', { name: 'Choose rows to save' }))
  await page.getByRole('checkbox', { name: 'Choose Bento Reis' }).check()
  await page.getByRole('checkbox', { name: 'Choose Davi Moura' }).check()
  const chosen = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save 2 as CSV' }).click()
  expect((await chosen).suggestedFilename()).toBe('Members – 2026-03-12.csv')
  await see(toast(page, 'Saved: 2 in Members – 2026-03-12.csv.'))
})
