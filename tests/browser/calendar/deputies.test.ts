import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addEvent } from './eventFixture'
import { e2e } from '../support/e2e'
import { missing, pinToast, see, title, toast } from '../support/page'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const stateOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** Hands the link on as who leads does, and answers whose it is. */
async function sendLink(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: `Send the link ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Link of ${name}` })
  const [, token = ''] = (await dialog.locator('code').innerText()).split('/my#')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await see(stateOf(page, name).getByText(/waits until/))
  return token
}

e2e(
  'a horn is missing: the first of the pool says no, the second comes for a fee, which the books take',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const pool = [
      { name: 'Bia Reis', phone: '+55 11 90000-0002', instruments: [{ instrument: 'Trompa', level: 3 }], fee: 8000 },
      { name: 'Rui Sá', phone: '+55 11 90000-0001', instruments: [{ instrument: 'Trompa', level: 5 }] },
      { name: 'Zeca Luz', instruments: [{ instrument: 'Tuba', level: 5 }] },
    ]
    for (const person of pool)
      await api.call('/deputies/add-person', { as: admin, body: { person: { id: crypto.randomUUID(), ...person } } })
    const props = { needs: [{ instrument: 'Trompa', count: 1 }], asks: { who: 'nobody' as const } }
    const [concert] = await addEvent(api, admin, { title: 'Concerto', day: inDays(9), props })
    const page = await app.visit(`/calendar/${concert?.id}`, { as: admin })
    await page.getByRole('link', { name: 'Find a deputy: Trompa' }).click()
    await see(title(page, 'Find deputies'), page.getByRole('checkbox', { name: 'Ask Bia Reis' }))
    await missing(page.getByRole('checkbox', { name: 'Ask Zeca Luz' }))
    // Sorted by the keyboard, and back: whoever plays best is first again.
    const handle = page.getByRole('button', { name: 'Move Rui Sá' })
    await handle.focus()
    await page.keyboard.press('Space')
    await see(page.getByText('Rui Sá taken, at place 1.'))
    await page.keyboard.press('ArrowDown')
    await see(page.getByText('Rui Sá is at place 2.'))
    await page.keyboard.press('Space')
    await see(page.getByRole('button', { name: 'Ask Bia Reis first' }))
    await handle.focus()
    await page.keyboard.press('Space')
    await see(page.getByText('Rui Sá taken, at place 2.'))
    await page.keyboard.press('ArrowUp')
    await see(page.getByText('Rui Sá is at place 1.'))
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Ask Rui Sá first' }).click()
    await see(toast(page, 'Rui Sá is asked.'), stateOf(page, 'Rui Sá').getByText('Send the link yourself'))

    const phone = { window: { width: 390, height: 844 }, isOfItsOwn: true }
    const ofRui = await app.visit(`/my#${await sendLink(page, 'Rui Sá')}`, phone)
    await see(ofRui.getByRole('heading', { name: 'Concerto' }))
    await missing(ofRui.getByRole('button', { name: 'Maybe', exact: true }))
    await ofRui.getByRole('button', { name: 'No', exact: true }).click()
    await expect
      .poll(async () => (await api.call(`/deputies/list-searches?id=${concert?.id}`, { as: admin })).text())
      .toContain('"state":"no"')
    // As the window says it when somebody comes back to it.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await see(stateOf(page, 'Rui Sá').getByText('No', { exact: true }))

    const ofBia = await app.visit(`/my#${await sendLink(page, 'Bia Reis')}`, phone)
    await expect.poll(() => ofBia.getByLabel(/^Your fee/).inputValue()).toBe('80.00')
    await ofBia.getByLabel(/^Your fee/).fill('90.5')
    await ofBia.getByRole('button', { name: 'Yes, for this fee' }).click()
    await see(ofBia.getByRole('button', { name: 'Save the fee' }))

    await page.goto(`/calendar/${concert?.id}`)
    await missing(page.getByRole('link', { name: 'Find a deputy: Trompa' }))
    await see(page.getByRole('row', { name: 'Trompa Enough 1 1 0 0 1' }))
    const money = page.getByRole('region', { name: 'Money' })
    await see(money.getByText('agreed, not in the books yet'), money.getByText(/90\.50/))
    await money.getByRole('button', { name: 'Enter Bia Reis' }).click()
    const told = toast(page, 'The fee of Bia Reis is entered, to be paid.')
    await pinToast(told)
    await see(money.getByRole('link', { name: 'Deputy Bia Reis, Trompa' }))
    await missing(money.getByText('agreed, not in the books yet'))
    await told.getByRole('button', { name: 'Undo' }).click()
    await see(money.getByText('agreed, not in the books yet'))

    // On their page, and in the search.
    await page.goto('/calendar/deputies?instrument=Trompa')
    await page.getByRole('link', { name: 'Bia Reis' }).click()
    await see(title(page, 'Bia Reis'), page.getByRole('link', { name: 'Concerto' }), page.getByText(/Yes on .*90\.50/))
  },
)

e2e('the pool begins with the deputies of past events, alike names as one', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const names = ['Rui Sá Leal', 'Rui Sa Leal', 'Bia Reis']
  const [concert] = await addEvent(api, admin, { title: 'Concerto', day: inDays(9) })
  for (const name of names) {
    const deputy = { id: crypto.randomUUID(), eventId: concert?.id, name, instrument: 'Trompa' }
    await api.call('/deputies/add-deputy', { as: admin, body: { deputy } })
  }
  const page = await app.visit('/calendar/deputies', { as: admin })
  await see(page.getByText('Nobody in the pool yet'))
  await page.getByRole('link', { name: 'From past events' }).click()
  await see(page.getByText(/also written Rui Sá? ?/))
  await page.getByRole('button', { name: 'Take over 2 people' }).click()
  await pinToast(toast(page, '2 people are taken over.'))
  await see(page.getByRole('link', { name: 'Bia Reis' }))
  await toast(page, '2 people are taken over.').getByRole('button', { name: 'Undo' }).click()
  await see(title(page, 'Take over the deputies of your events'))

  await page.goto('/calendar/deputies')
  await page.getByRole('button', { name: 'Add somebody' }).click()
  const form = page.getByRole('dialog', { name: 'Add somebody' })
  await form.getByRole('button', { name: 'Save' }).click()
  await see(form.locator('[aria-invalid="true"]'))
  await form.getByLabel('Name').fill('Caio Melo')
  await form.getByLabel(/^Instrument/).fill('Trompete')
  await form.getByLabel(/^Level/).selectOption('4')
  await form.getByLabel(/^Usual fee/).fill('120')
  await form.getByRole('button', { name: 'Save' }).click()
  await see(title(page, 'Caio Melo'), page.getByText('Trompete (level 4)'))
  await page.getByRole('button', { name: 'Remove' }).click()
  await pinToast(toast(page, 'Caio Melo is no longer in the pool.'))
  await toast(page, 'Caio Melo is no longer in the pool.').getByRole('button', { name: 'Undo' }).click()
  await see(title(page, 'Caio Melo'))

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('caio trompete')
  await see(page.getByRole('option', { name: /Caio Melo/ }))
})
