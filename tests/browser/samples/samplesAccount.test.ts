import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { descriptionOf, missing, see, title, toast } from '../support/page'

const layout = { hasSamples: true }
/** One red pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='

e2e('the account of the samples is changed tab by tab, and what is typed waits in its tab', async ({ app, api }) => {
  const page = await app.visit('/pages/account-settings', { as: await api.foundGroup(), layout })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const tab = (name: RegExp) => page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name })
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await field('User name').fill('alba.abreu')
  await field('E-mail').fill('kaori')
  await save.click()
  await expect.poll(() => descriptionOf(field('E-mail'))).toBe('This does not look like an e-mail address.')
  await field('E-mail').fill('kaori@example.org')
  await save.click()
  await expect.poll(() => descriptionOf(field('User name'))).toBe('This is already in use.')
  const file = page.locator('input[type="file"]')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await see(page.getByText('This file is no picture that we can read.'))
  await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })
  await see(page.getByRole('img', { name: 'Picture of Kaori Engel' }))
  await field('User name').fill('kaori')

  await tab(/^Password/).press('Enter')
  await see(page.locator('a:focus').filter({ hasText: 'Password' }))
  await field('Current password').fill('something else')
  await field('New password').fill('quatro violas e um bolo')
  await see(page.getByText('Strength: strong'))
  await field('New password, once more').fill('quatro violas')
  await page.keyboard.press('Enter')
  await see(page.getByText('The two are not the same.'))
  await field('New password, once more').fill('quatro violas e um bolo')
  await page.keyboard.press('Enter')
  await expect.poll(() => descriptionOf(field('Current password'))).toBe('This is not your current password.')
  await field('Current password').fill('cake for the violas')
  await page.keyboard.press('Enter')
  await see(toast(page, 'The password is changed.'))

  await tab(/^About you/).click()
  await page.getByLabel('Date of birth').fill('2099-01-01')
  await page.getByLabel('Website').fill('kaori')
  await save.click()
  await see(page.getByText('This date has not come yet.'), page.getByText(/^This is not a web address/))
  await page.getByRole('button', { name: 'Discard the changes' }).press('Enter')
  await see(page.locator('button:focus').filter({ hasText: 'Save' }))
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Brazil')
  await save.click()
  await see(toast(page, 'What stands about you is saved.'))

  await tab(/^Links/).click()
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(page.getByText('@kaori.engel'), page.getByRole('button', { name: 'Disconnect Google' }))
  await tab(/^Notifications/).click()
  await page.getByRole('checkbox', { name: 'New followers' }).check()
  await save.click()
  await see(toast(page, 'What you hear from us is saved.'))

  // The first tab still has what was typed there, and says so.
  await tab(/^General.*not saved yet$/).click()
  await expect.poll(() => field('User name').inputValue()).toBe('kaori')
  await save.click()
  await see(toast(page, 'Name and address are saved.'), page.getByRole('img', { name: 'Picture of Kaori Engel' }))
  await missing(tab(/not saved yet/))

  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Profile' }).click()
  await see(title(page, 'Kaori Engel'))
  await page.getByRole('link', { name: 'Edit the profile' }).click()
  await expect.poll(() => field('User name').inputValue()).toBe('kaori')
  await tab(/^About you/).click()
  await expect.poll(() => page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('Brazil')
})

e2e('a profile is liked, talked about, voted on and looked through', async ({ app, api }) => {
  const page = await app.visit('/pages/profile', { as: await api.foundGroup(), layout })
  const post = page.getByRole('article').first()
  await post.getByRole('button', { name: 'Like this post, 40' }).click()
  await see(post.getByRole('button', { name: 'Like this post, 41', pressed: true }))
  await see(post.getByText('Kaori Engel and 40 others like this'))
  const comment = post.getByRole('textbox', { name: 'Write a comment' })
  await comment.press('Enter')
  await see(post.getByText('Please fill this in.'))
  await comment.fill('Until Tuesday!')
  await comment.press('Enter')
  await see(post.getByRole('listitem').filter({ hasText: 'Until Tuesday!' }), post.getByText('3 comments'))
  await expect.poll(() => comment.inputValue()).toBe('')

  await page.getByRole('radio', { name: 'Villa-Lobos 37%' }).check()
  await see(
    page.getByRole('radio', { name: 'Villa-Lobos 38%', checked: true }),
    page.getByText('Your vote is counted.'),
  )
  await page.getByRole('button', { name: 'Favourite: Old programmes' }).click()
  await see(page.getByRole('button', { name: 'Favourite: Old programmes', pressed: true }))
  await page.getByRole('button', { name: 'Ask Hugo Duarte to be friends' }).press('Enter')
  await see(page.getByRole('button', { name: 'Take back the question to Hugo Duarte' }))

  await page.getByRole('link', { name: 'All photos' }).click()
  const photo = page.getByRole('button', { name: 'The upbeat' })
  await photo.click()
  const dialog = page.getByRole('dialog')
  await see(dialog.getByRole('img', { name: 'The upbeat' }), dialog.getByText('9 of 9'))
  await page.keyboard.press('ArrowRight')
  await see(dialog.getByRole('img', { name: 'Ten minutes before the doors open' }), dialog.getByText('1 of 9'))
  await dialog.getByRole('button', { name: 'Previous' }).click()
  await page.keyboard.press('Escape')
  await missing(dialog)
  await see(page.locator('button:focus').filter({ hasText: 'The upbeat' }))

  await page.getByRole('link', { name: 'Feed' }).click()
  await see(post.getByText('Until Tuesday!'))
})
