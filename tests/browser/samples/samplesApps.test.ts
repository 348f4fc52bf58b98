import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { missing, see, title } from '../support/page'

const layout = { hasSamples: true }

e2e('tasks are added, done, starred, deleted and brought back', async ({ app, api }) => {
  const page = await app.visit('/apps/todo', { as: await api.foundGroup(), layout })
  await see(
    title(page, /^To-do/),
    page.getByText('Sample data: kept for this visit only; bookmarks stay in this browser.'),
  )
  await page.getByRole('button', { name: 'Add a task' }).click()
  const drawer = page.getByRole('dialog', { name: 'New task' })
  await drawer.getByRole('button', { name: 'Add', exact: true }).click()
  await see(drawer.getByText('Please fill this in.'))
  await drawer.getByLabel('Title').fill('Oil the valves')
  await drawer.getByRole('checkbox', { name: 'High' }).check()
  await page.keyboard.press('Enter')
  await missing(drawer)

  await page.getByRole('searchbox', { name: 'Search the tasks' }).fill('valves')
  await missing(page.getByRole('button', { name: 'Print the programmes', exact: true }))
  await page.getByRole('checkbox', { name: '“Oil the valves” is done' }).click()
  await page.getByRole('button', { name: 'Mark “Oil the valves” as important' }).click()
  await page.getByRole('link', { name: 'Important' }).click()
  await see(page.getByRole('checkbox', { name: '“Oil the valves” is done', checked: true }))
  await page.getByRole('button', { name: 'Delete “Oil the valves”' }).focus()
  await page.keyboard.press('Enter')
  // The row went with its button; the list is empty, so the heading has the focus.
  await see(page.locator('h1:focus'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(page.getByRole('button', { name: 'Oil the valves', exact: true }))
  expect(new URL(page.url()).search).toContain('q=valves')

  // The board: by the mouse, by the keys, and by the menu; the address keeps the view.
  await page.getByRole('link', { name: 'All tasks' }).click()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  const column = (name: string) => page.locator('.board-column').filter({ has: page.getByRole('heading', { name }) })
  const card = (name: string, title: string) => column(name).getByRole('button', { name: title, exact: true })
  await card('To do', 'Print the programmes').dragTo(column('Done'))
  await see(card('Done', 'Print the programmes'))
  const handle = page.getByRole('button', { name: 'Move “Print the programmes”' })
  await handle.focus()
  await page.keyboard.press('ArrowLeft')
  await see(card('In review', 'Print the programmes'), page.getByText('is now in “In review”.'))
  await expect.poll(() => handle.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'To “In progress”', exact: true }).click()
  await see(card('In progress', 'Print the programmes'))
  expect(new URL(page.url()).search).toBe('?view=board')
})

e2e('letters are read, selected, moved and written', async ({ app, api }) => {
  const page = await app.visit('/apps/email', { as: await api.foundGroup(), layout })
  await see(page.getByRole('link', { name: /^Inbox.*9 unread/ }))
  await page.getByRole('link', { name: /Iara Ito.*The hall is free in May/ }).click()
  await see(page.getByRole('heading', { name: 'The hall is free in May' }))
  await see(page.getByRole('link', { name: /^Inbox.*8 unread/ }))
  await page.getByRole('button', { name: 'Next message' }).click()
  await see(page.getByRole('heading', { name: 'Your reeds have been sent' }))
  await page.getByRole('button', { name: 'Back to the list' }).click()

  await page.getByRole('checkbox', { name: 'Choose “Who plays the second horn?”' }).first().check()
  await page.getByRole('button', { name: 'Move to…' }).click()
  await page.getByRole('button', { name: 'Bin', exact: true }).click()
  await see(page.getByText('1–10 of 18'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(page.getByText('1–10 of 19'))

  // By the mouse: all that are chosen (the one that came back still is), onto a folder and onto a label.
  const letter = (subject: string) => page.getByRole('listitem').filter({ hasText: subject }).first()
  await page.getByRole('checkbox', { name: 'Choose “Parts for Saturday”' }).first().check()
  await page.getByRole('checkbox', { name: 'Choose “Minutes of the board”' }).first().check()
  await letter('Minutes of the board').dragTo(page.getByRole('link', { name: /^Spam/ }))
  await see(page.getByText('3 messages moved to Spam.'), page.getByText('1–10 of 16'))
  await letter('The hall is free in May').dragTo(page.getByRole('link', { name: /^Company/ }))
  await see(letter('The hall is free in May').getByText('Company'))
  await page.getByText('Labelled as Company.').locator('..').getByRole('button', { name: 'Undo' }).click()
  await missing(letter('The hall is free in May').getByText('Company'))

  await page.getByRole('button', { name: 'Write' }).click()
  const drawer = page.getByRole('dialog', { name: 'New message' })
  await drawer.getByLabel('To').fill('ana@example.org')
  await drawer.getByLabel('Subject').fill('Parts')
  await drawer.getByLabel('Message').fill('Here they are.')
  await drawer.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('link', { name: 'Sent', exact: true }).click()
  await see(page.getByRole('link', { name: /ana@example\.org.*Parts/ }))
})

e2e('a conversation is opened, read and gone on with', async ({ app, api }) => {
  const page = await app.visit('/apps/chat', { as: await api.foundGroup(), layout })
  await page.getByRole('link', { name: /Clara Duarte.*1 new message/ }).click()
  const log = page.getByRole('log', { name: 'Conversation with Clara Duarte' })
  await see(log.getByText('Double-sided, please!'), log.getByText('New', { exact: true }))
  await missing(page.getByText('1 new message'))
  await page.getByRole('textbox', { name: 'Write a message' }).fill('They are ready.')
  await page.keyboard.press('Enter')
  await see(log.getByText('They are ready.'))
  await see(page.getByRole('link', { name: /Clara Duarte.*They are ready\./ }))
  // How far it comes, who writes, and the answer.
  await see(log.getByText('Read', { exact: true }).last(), log.getByText('Clara Duarte is writing…'))
  await missing(log.getByText('Clara Duarte is writing…'))
  await expect.poll(() => log.locator('.message').last().innerText()).toContain('I will see to it.')
})

e2e('from the shop through wishlist and cart to an order', async ({ app, api }) => {
  const page = await app.visit('/apps/ecommerce/shop?sortBy=price-asc', { as: await api.foundGroup(), layout })
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  await see(page.getByText('1–9 of 27'), cards.nth(8))
  await expect.poll(() => cards.count()).toBe(9)
  await page.getByRole('button', { name: 'Page 3' }).click()
  await see(page.getByText('19–27 of 27'))
  await page.getByRole('searchbox', { name: 'Search the products' }).fill('travel tuner')
  await see(page.getByText('1–1 of 1'))
  await page.getByRole('button', { name: 'Put Travel tuner on the wishlist' }).click()
  await see(page.getByRole('link', { name: 'Wishlist (3)' }))
  await page.getByRole('link', { name: 'Wishlist (3)' }).click()
  await page.getByRole('button', { name: 'Move to cart: Travel tuner' }).click()
  await missing(page.getByRole('link', { name: 'Travel tuner' }))

  await page.getByRole('link', { name: 'Shop', exact: true }).last().click()
  await page.getByRole('link', { name: 'Cart (6)' }).click()
  await page.getByRole('combobox', { name: 'Quantity of Travel tuner' }).selectOption('2')
  await page.getByRole('button', { name: 'Take out Studio rosin' }).click()
  await missing(page.getByRole('link', { name: 'Studio rosin' }))
  await page.getByRole('button', { name: 'Go on to the address' }).click()
  for (const [label, value] of [
    ['Full name', 'Ana Lima'],
    ['Phone', '+55 51 5550-1000'],
    ['Street and number', 'Rua da Praia 1'],
    ['City', 'Porto Alegre'],
    ['Postcode', '90010-000'],
  ] as const) {
    await page.getByLabel(label).fill(value)
  }
  await page.getByRole('button', { name: 'Go on to the payment' }).click()
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByRole('button', { name: 'Place the order' }).click()
  await see(page.getByRole('heading', { name: 'Thank you, Ana Lima' }), page.getByText('2 × Travel tuner'))
})

e2e('the shop is narrowed by its filters, shown as a list, and a product in its colours', async ({ app, api }) => {
  const page = await app.visit('/apps/ecommerce/shop', { as: await api.foundGroup(), layout })
  await page.getByRole('radio', { name: 'Conducting' }).check()
  await see(page.getByText('1–6 of 6'))
  await page.getByRole('checkbox', { name: 'Vivo' }).check()
  await page.waitForURL(/category=conducting.*brand=Vivo|brand=Vivo.*category=conducting/)
  await page.getByRole('button', { name: 'Clear the filters' }).first().click()
  await see(page.getByText('1–9 of 27'))
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.waitForURL(/view=list/)
  await page.getByRole('link', { name: 'Concert score folder' }).click()
  const large = page.getByRole('img', { name: 'Concert score folder: From the front' })
  await see(large, page.getByText('In stock'), page.getByRole('heading', { name: 'Goes with it' }))
  const before = await large.getAttribute('src')
  await page.getByRole('radio', { name: 'Blue' }).check()
  await expect.poll(() => large.getAttribute('src')).not.toBe(before)
  await page.getByRole('button', { name: 'From near' }).click()
  await see(page.getByRole('img', { name: 'Concert score folder: From near' }))
})

e2e('a product that there is not', async ({ app, api }) => {
  const page = await app.visit('/apps/ecommerce/product-detail?product=nothing-99', {
    as: await api.foundGroup(),
    layout,
  })
  await see(title(page, 'There is no such product'))
  await page.getByRole('link', { name: 'To the shop' }).click()
  await see(title(page, /^Shop/))
})

e2e('the sample calendar: added, moved by hand in the form, and taken out', async ({ app, api }) => {
  const page = await app.visit('/apps/calendar', { as: await api.foundGroup(), layout })
  await see(page.getByRole('link', { name: /Matinée/ }))
  await page.getByRole('checkbox', { name: 'Public' }).click()
  await missing(page.getByRole('link', { name: /Matinée/ }))
  const every = page.getByRole('checkbox', { name: 'All of them' })
  expect(await every.isChecked()).toBe(false)
  await every.check()
  await see(page.getByRole('link', { name: /Matinée/ }))
  await every.uncheck()
  await missing(page.getByRole('link', { name: /Matinée/ }))
  await every.check()
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await see(page.locator('.fc-timeGridWeek-view'), page.getByRole('button', { name: 'Next week' }))
  await page.getByRole('button', { name: 'Day', exact: true }).click()
  await see(page.locator('.fc-timeGridDay-view'))
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await see(page.getByRole('listitem').filter({ hasText: 'Matinée' }))
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Public' }).click()
  await page.getByRole('button', { name: 'Add an event' }).click()
  const drawer = page.getByRole('dialog', { name: 'New event' })
  await drawer.getByLabel('Title').fill('Night of the horns')
  await drawer.getByLabel('Ends at').fill('18:00')
  await drawer.getByRole('button', { name: 'Add', exact: true }).click()
  await see(drawer.getByText('The end comes after the start.'))
  await drawer.getByRole('checkbox', { name: 'All day' }).check()
  await drawer.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('link', { name: /Night of the horns/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Edit the event' }).getByRole('button', { name: 'Remove' }).click()
  await missing(page.getByRole('link', { name: /Night of the horns/ }))
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(page.getByRole('link', { name: /Night of the horns/ }))
})
