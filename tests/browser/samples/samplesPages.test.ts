import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { descriptionOf, missing, see, storedSession, title } from '../support/page'

e2e('the samples sign in and register signed out, and leave the session alone', async ({ app }) => {
  const page = await app.visit('/pages/login-basic')
  await see(title(page, 'Welcome back'))
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@samples.example.org')
  await page.getByRole('textbox', { name: 'Password' }).fill('nimda')
  await page.keyboard.press('Enter')
  await see(page.getByRole('alert').getByText('Email or Password is Invalid', { exact: true }))
  await page.getByRole('checkbox', { name: 'Remember my e-mail' }).check()
  await page.getByRole('button', { name: 'Fill in the admin' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await see(title(page, 'You are signed in to the samples'), page.getByText('Alba Abreu'), page.getByText('10 minutes'))
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['batuta.language'])
  await page.getByRole('button', { name: 'Sign out of the samples' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('admin@samples.example.org')

  await page.getByRole('link', { name: 'See it with a picture' }).click()
  await page.waitForURL(/login-cover$/)
  await page.getByRole('link', { name: 'Make an account' }).click()
  await see(title(page, 'The music begins here'))
  const [username, email] = [
    page.getByRole('textbox', { name: 'User name' }),
    page.getByRole('textbox', { name: 'E-mail' }),
  ]
  await username.fill('alba')
  await email.fill('client@samples.example.org')
  await page.getByRole('textbox', { name: 'Password' }).fill('duas trompas e um oboé')
  await see(page.getByText('Strength: strong'))
  await page.getByRole('checkbox', { name: 'I agree to the house rules' }).check()
  await page.getByRole('button', { name: 'Make my account' }).click()
  await expect.poll(() => descriptionOf(username)).toBe('This username is already in use.')
  expect(await descriptionOf(email)).toBe('This email is already in use.')
  await username.fill('zuleika')
  await email.fill('zuleika@example.org')
  await page.keyboard.press('Enter')
  await see(title(page, 'Your sample account is made'), page.getByText('zuleika@example.org'))
  await page.getByRole('link', { name: 'Back to Batuta' }).click()
  await page.waitForURL('/login')
})

e2e('a forgotten password leads over a letter and six digits to a new one', async ({ app }) => {
  const page = await app.visit('/pages/forgot-password-cover')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org')
  await page.keyboard.press('Enter')
  await see(page.getByText(/goes to ana@example\.org/))
  await page.getByRole('button', { name: 'Open the link of the letter' }).click()

  const digit = (place: number) => page.getByRole('textbox', { name: `Digit ${place} of 6` })
  const code = async () =>
    (await page.getByRole('textbox').evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')))).join('')
  await digit(1).focus()
  await page.keyboard.type('24a681')
  await expect.poll(code).toBe('24681')
  await see(page.locator('input:focus[aria-label="Digit 6 of 6"]'))
  await page.keyboard.press('Enter')
  await see(page.getByText('Six digits, please.'))
  await page.keyboard.type('9')
  await page.getByRole('button', { name: 'Confirm the code' }).click()
  await see(page.getByText(/This is not the code/))
  await digit(6).focus()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect.poll(code).toBe('2468')
  await digit(3).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', ' 246 810 ')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(code).toBe('246810')
  await page.keyboard.press('Enter')

  await see(title(page, 'Choose a new password'), page.getByText(/For ana@example\.org/))
  await page.getByRole('textbox', { name: 'New password' }).fill('duas trompas e um oboé')
  await page.getByRole('textbox', { name: 'Once more' }).fill('duas trompas')
  await page.keyboard.press('Enter')
  await see(page.getByText('The two are not the same.'))
  await page.getByRole('textbox', { name: 'Once more' }).fill('duas trompas e um oboé')
  await page.keyboard.press('Enter')
  await see(title(page, 'A new password it is'))
})

e2e('the menu leads to the pages without the shell, and who is signed in stays it', async ({ app, api }) => {
  const page = await app.visit('/access-control', { as: await api.foundGroup(), layout: { hasSamples: true } })
  await see(title(page, 'Access control'), page.getByRole('heading', { name: 'For who may read ACL' }))
  await page.getByRole('radio', { name: 'Author', exact: true }).check()
  await see(
    page.getByRole('heading', { name: 'Here is a card that stays shut' }),
    page.getByText(/You are still Helena/),
  )
  await missing(page.getByRole('heading', { name: 'For who may read ACL' }))
  await page.getByRole('radio', { name: /^Yourself/ }).check()
  await see(page.getByRole('heading', { name: 'For who may read ACL' }))

  const before = await storedSession(page)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Authentication' }).click()
  await menu.getByRole('link', { name: 'Sign in, basic' }).click()
  await page.getByRole('button', { name: 'Fill in the client' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await see(page.getByText('Bento Bauer'))
  expect(await storedSession(page)).toEqual(before)
  await page.getByRole('link', { name: 'Back to Batuta' }).click()
  await see(title(page, 'Good to see you, Helena'), menu.getByRole('link', { name: 'Sign in, cover' }))
})

e2e(
  'signed out, an address among the sample pages that nobody has is not found, and the others ask who one is',
  async ({ app }) => {
    const page = await app.visit('/misc/nowhere')
    await see(title(page, 'There is nothing at this address'), page.getByText('A sample page: it signs nobody in'))
    await page.goto('/pages/profile')
    await page.waitForURL('/login')
  },
)
