import { expect } from 'vitest'
import { qrModules } from '@/@core/components/qrModules'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

e2e('links are printed as a card with a QR code for each member, and one is withdrawn', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  await api.saveMember(admin, { name: 'Bia Sá' })
  await api.saveMember(admin, { name: 'Caio Reis' })
  const context = await app.open({ as: await api.join(admin, 'conductor') })
  // The dialog of the browser would stand in the way.
  await context.addInitScript(() => {
    window.print = () => undefined
  })
  const page = await context.newPage()
  await page.goto('/members')
  await page.getByRole('link', { name: 'Links', exact: true }).click()
  await see(title(page, 'Personal links'))
  await expect.poll(() => page.getByText('Not made yet').count()).toBeGreaterThanOrEqual(2)
  await see(page.getByRole('link', { name: 'Sheet of links' }))
  for (const name of ['Ana Lima', 'Bia Sá']) await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await page.getByRole('button', { name: 'Sheet with 2 cards' }).click()
  await page.getByRole('button', { name: 'Make the cards' }).press('Enter')
  await see(page.getByRole('img', { name: 'QR code with the link of Bia Sá' }))
  // What was pressed is gone: the focus is where the paper is asked for again.
  await see(page.getByRole('button', { name: 'Print', exact: true }).and(page.locator(':focus')))
  expect(await page.locator('.link-sheet li').count()).toBe(2)
  await page.emulateMedia({ media: 'print' })
  const card = page.getByRole('listitem').filter({ hasText: 'Ana Lima' })
  await see(card.getByText('Scan it with the camera'))

  // What is drawn is what stands for Ana's link, and for it alone.
  const body = { memberIds: [ana.id] }
  const { links } = await (await api.call('/links/share-links', { as: admin, body })).json()
  const { path: drawn } = qrModules(`${new URL(page.url()).origin}/my#${links[0].token}`, 4)
  expect(await card.locator('.qr-code path').getAttribute('d')).toBe(drawn)

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/members/links?q=ana')
  // On a phone, where nothing is hovered, the icons have their words beside them.
  await page.setViewportSize({ width: 390, height: 844 })
  await see(page.getByText('Withdraw', { exact: true }))
  await page.setViewportSize({ width: 1440, height: 900 })
  await missing(page.getByText('Withdraw', { exact: true }))
  await page.getByRole('button', { name: 'Withdraw the link of Ana Lima' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await see(toast(page, 'The link of Ana Lima is withdrawn.'), page.getByRole('cell', { name: 'Withdrawn' }))

  await page.goto(`/members/${ana.id}`)
  await see(page.getByText('Withdrawn'))
  await page.getByRole('button', { name: 'Show the link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new link' }).click()
  await see(page.getByRole('img', { name: 'QR code with the link of Ana Lima' }))
})

e2e('a link goes to the member’s own phone and address, and a double-click leaves it open', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', email: 'ana@example.org', phone: '+55 12 90000-0001' })
  const page = await app.visit('/members/links', { as: admin })
  await page.getByRole('button', { name: 'Link of Ana Lima' }).dblclick()
  const dialog = page.getByRole('dialog', { name: 'Link of Ana Lima' })
  const hrefOf = (name: string) => dialog.getByRole('link', { name }).getAttribute('href')
  await expect.poll(() => hrefOf('WhatsApp')).toMatch(/^https:\/\/wa\.me\/5512900000001\?text=.*%2Fmy%23/)
  await expect.poll(() => hrefOf('By e-mail')).toMatch(/^mailto:ana%40example\.org\?/)
  await see(dialog.getByText('This link opens on this computer only'))
  // Beside it, once.
  await page.mouse.click(20, 450)
  await missing(dialog)
})

e2e('what an icon is called lies on no button of another row', async ({ app, api }) => {
  const admin = await api.foundGroup()
  for (const name of ['Ana Lima', 'Bia Sá']) await api.saveMember(admin, { name })
  const page = await app.visit('/members/links', { as: admin })
  await page.getByRole('button', { name: 'Link of Ana Lima', exact: true }).hover()
  const tooltip = page.locator('.tooltip-text').filter({ hasText: 'Link of Ana Lima' })
  await see(tooltip)
  const box = await tooltip.boundingBox()
  const row = await page.getByRole('row', { name: /Ana Lima/ }).boundingBox()
  expect(box && row && box.y >= row.y && box.y + box.height <= row.y + row.height).toBe(true)
  await page.getByRole('button', { name: 'Link of Bia Sá', exact: true }).click()
  await see(page.getByRole('img', { name: 'QR code with the link of Bia Sá' }))
})
