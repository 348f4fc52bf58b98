import type { Page } from 'playwright-core'
import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { LinksAnswer } from '@contract/replies/links'
import { addEvent, storedEvents } from './eventFixture'
import { saveRoster, storedMarks } from './finishFixture'
import { e2e } from '../support/e2e'
import { missing, see, title, toast, written } from '../support/page'

const MINUTE_MS = 60_000
/** No screen here has more stops. */
const STOPS = 120

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The name of what has the focus; of the page's body none. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: here, body } = document
    if (!here || here === body) return ''
    const label = here instanceof HTMLInputElement || here instanceof HTMLSelectElement ? here.labels?.[0] : null
    const name = here.getAttribute('aria-label') ?? label?.textContent ?? here.textContent
    return name.replaceAll(/\s+/g, ' ').trim()
  })
}

async function isOn(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => focused(page)).toMatch(name)
}

/** Tab, or Shift+Tab, until it has the focus; whatever has it on the way must be in sight. */
async function reach(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key)
    const here = await focused(page)
    if (name.test(here)) {
      expect(await isFocusSeen(page), `${here} shows that it has the focus`).toBe(true)
      return
    }
    passed.push(here)
  }
  throw new Error(`Nothing that Tab reaches is called ${String(name)}: ${passed.join(', ')}`)
}

const press = async (page: Page, name: RegExp, by: 'Enter' | 'Space' = 'Enter') => {
  await reach(page, name)
  await page.keyboard.press(by)
}

/** A ring around it, or around what stands for it, within the window. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement: here } = document
    if (!here) return false
    const { top, bottom } = here.getBoundingClientRect()
    // Of a grid the cell that the keys stand on.
    const cell = document.getElementById(here.getAttribute('aria-activedescendant') ?? '')
    const shown = [here, here.nextElementSibling, here.parentElement, cell].flatMap((one) =>
      one ? getComputedStyle(one) : [],
    )
    const isRinged = shown.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none')
    return isRinged && bottom > 0 && top < window.innerHeight
  })
}

e2e('an event asks, is answered and undone, and its silent are asked, without the mouse', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', instrument: 'Trompa' })
  await api.saveMember(admin, { name: 'Bia Sá', instrument: 'Trompa' })
  await api.saveMember(admin, { name: 'Caio Reis', section: 'strings', instrument: 'Violino' })
  const page = await app.visit(`/calendar/new?start=${inDays(9)}`, { as: admin })
  await see(title(page, 'New event'))
  await reach(page, /^Title/)
  await page.keyboard.type('Ensaio de metais')
  await reach(page, /^Who is asked whether they come/)
  await page.keyboard.press('ArrowDown')
  await see(page.getByRole('checkbox', { name: 'Brass' }))
  await press(page, /^Brass$/, 'Space')
  await press(page, /^Save$/)
  await see(title(page, 'Ensaio de metais'))
  await isOn(page, /^Ensaio de metais$/)
  expect((await storedEvents(api, admin))[0]?.extendedProps.asks).toEqual({ who: 'sections', sections: ['brass'] })

  await see(page.getByRole('button', { name: /^Trompa/ }))
  await press(page, /^Trompa/)
  await reach(page, /^Yes$/)
  await written(page, '/replies/set-reply', () => page.keyboard.press('Space'))
  const yes = page.getByRole('group', { name: 'Answer of Ana Lima' }).getByRole('button', { name: 'Yes', exact: true })
  await expect.poll(() => yes.getAttribute('aria-pressed')).toBe('true')
  await isOn(page, /^Yes$/)
  // A reason opens beside it; Escape gives it up, Enter keeps it, and both lead back to its button.
  await press(page, /^Reason of Ana Lima…$/)
  await isOn(page, /^Reason of Ana Lima$/)
  await page.keyboard.press('Escape')
  await isOn(page, /^Reason of Ana Lima…$/)
  await page.keyboard.press('Enter')
  await isOn(page, /^Reason of Ana Lima$/)
  await page.keyboard.type('Só a segunda parte')
  await written(page, '/replies/set-reply', () => page.keyboard.press('Enter'))
  await isOn(page, /^Reason of Ana Lima…$/)
  await see(page.getByText('Só a segunda parte'))

  // F8 goes to what was said last; after Undo the focus is where it came from.
  await page.keyboard.press('F8')
  await reach(page, /^Undo$/)
  await written(page, '/replies/set-reply', () => page.keyboard.press('Enter'))
  await missing(page.getByText('Só a segunda parte'))
  await isOn(page, /^Reason of Ana Lima…$/)

  // A deputy is added, and removed: the focus goes to what is left of the part.
  await reach(page, /^Add a deputy$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await isOn(page, /^From the members/)
  await reach(page, /^Name/)
  await page.keyboard.type('Zeca')
  await reach(page, /^Instrument/)
  await page.keyboard.type('Trompa')
  await page.keyboard.press('Enter')
  await see(toast(page, 'Zeca is asked for this event.'))
  await isOn(page, /^Add a deputy$/)
  await press(page, /^Remove Zeca$/)
  await see(toast(page, 'Zeca is no longer asked.'))
  await expect.poll(() => focused(page)).not.toBe('')
  expect(await page.evaluate(() => document.activeElement?.closest('.lineup-part') !== null)).toBe(true)

  // Without mail it begins at the way that is chosen; Escape leads back.
  await press(page, /^Ask the silent \(1\)$/)
  await see(page.getByRole('dialog').getByText('Begin with 1 person'))
  await isOn(page, /^One by one$/)
  await page.keyboard.press('ArrowRight')
  await isOn(page, /^One text for all$/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(page, /^Copy the text$/)
  await isOn(page, /^Copied$/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Ensaio de metais')
  await page.keyboard.press('Escape')
  await missing(page.getByRole('dialog'))
  await isOn(page, /^Ask the silent \(1\)$/)
})

e2e('who comes is ticked at the door, and the event finished, without the mouse', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await saveRoster(api, admin, { 'Ana Lima': 'brass', 'Bia Sá': 'brass', 'Caio Reis': 'brass' })
  const start = Date.now() - MINUTE_MS
  const event = {
    id: newId(),
    title: 'Ensaio geral',
    start: new Date(start).toISOString(),
    end: new Date(start + 120 * MINUTE_MS).toISOString(),
    allDay: false,
    extendedProps: { calendar: 'Ensaio', status: 'scheduled' },
  }
  await api.call('/calendar/add-event', { as: admin, body: { event } })
  const page = await app.visit(`/calendar/${event.id}`, { as: admin })
  await see(page.getByRole('link', { name: 'Check-in at the door' }))
  await press(page, /^Check-in at the door$/)
  await see(title(page, 'At the door: Ensaio geral'), page.getByRole('button', { name: /^Ana Lima/ }))
  await isOn(page, /^At the door/)
  await reach(page, /^Ana Lima/)
  await written(page, '/checkins/set-checkin', () => page.keyboard.press('Space'))
  await see(page.getByRole('button', { name: /^Ana Lima/, pressed: true }))
  await isOn(page, /^Ana Lima/)
  // Whoever is ticked goes out of the list of the missing; the next one has the focus.
  await reach(page, /^Only|missing/i, 'Shift+Tab')
  await page.keyboard.press('Space')
  await missing(page.getByRole('button', { name: /^Ana Lima/ }))
  await reach(page, /^Bia Sá/)
  await written(page, '/checkins/set-checkin', () => page.keyboard.press('Enter'))
  await missing(page.getByRole('button', { name: /^Bia Sá/ }))
  await isOn(page, /^Caio Reis/)

  await reach(page, /^Finish$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await see(title(page, 'Finish Ensaio geral'))
  await isOn(page, /^Finish Ensaio geral$/)
  await press(page, /^Finish the event$/)
  await see(toast(page, '“Ensaio geral” is finished.'))
  await isOn(page, /^Ensaio geral$/)
  expect(await storedMarks(api, admin, event.id)).toMatchObject({ 'Ana Lima': 'present', 'Bia Sá': 'present' })
})

e2e('a date is asked for, answered for somebody and chosen, without the mouse', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', instrument: 'Trompa' })
  await addEvent(api, admin, { title: 'Ensaio', day: inDays(3) })
  const page = await app.visit('/calendar/polls', { as: admin })
  await see(page.getByRole('link', { name: 'Ask for a date' }))
  await press(page, /^Ask for a date$/)
  await see(title(page, 'Ask for a date'))
  await reach(page, /^Title/)
  await page.keyboard.type('Ensaio extra')
  await reach(page, /^Day/)
  await page.keyboard.type('03042031')
  await press(page, /^Same time a week after date 1$/)
  await isOn(page, /^Day/)
  await press(page, /^Remove date 3$/)
  await isOn(page, /^Day/)
  await press(page, /^Save$/)
  await see(title(page, 'Ensaio extra'))
  await isOn(page, /^Ensaio extra$/)

  // Who was silent goes over to their section when they answer, and the focus with them.
  await press(page, /^Ana Lima, Tue, Mar 11: No answer$/)
  await isOn(page, /^No answer$/)
  await reach(page, /^Yes$/)
  await written(page, '/polls/set-answer', () => page.keyboard.press('Enter'))
  await missing(page.getByRole('dialog'))
  await isOn(page, /^Ana Lima, Tue, Mar 11: Yes$/)
  await reach(page, /^Choose this date: Tue, Mar 11/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await see(toast(page, 'is in the calendar, with its answers'), title(page, 'Ensaio extra'))
  await isOn(page, /^Ensaio extra$/)
  expect(new URL(page.url()).pathname).not.toContain('polls')
})

e2e(
  'a line-up is made, the matrix and the call sheet are opened, and people told, without the mouse',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Ana Lima', instrument: 'Trompa' })
    await api.saveMember(admin, { name: 'Bia Sá', instrument: 'Tuba' })
    const [concert] = await addEvent(api, admin, { title: 'Concerto', day: inDays(9) })
    const page = await app.visit('/calendar/lineups', { as: admin })
    await see(page.getByRole('heading', { name: 'No line-up yet' }))
    await press(page, /^New line-up$/)
    await isOn(page, /^Name/)
    await page.keyboard.type('Metais')
    // What is pressed goes, and the focus to what stays beside it.
    await press(page, /^Take what we have$/)
    await isOn(page, /^Add an instrument$/)
    await reach(page, /^Remove instrument 2$/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await isOn(page, /^Add an instrument$/)
    await press(page, /^Save$/)
    await see(toast(page, '“Metais” is saved.'))
    await isOn(page, /^(New line-up|Line-ups)$/)
    await press(page, /^Change Metais$/)
    await isOn(page, /^Name/)
    await page.keyboard.press('Escape')
    await isOn(page, /^Change Metais$/)
    await press(page, /^Remove Metais$/)
    await see(toast(page, '“Metais” is removed.'))
    await expect.poll(() => focused(page)).not.toBe('')

    await page.goto('/calendar/answers')
    await see(page.locator('.answers[aria-busy=false]'))
    await reach(page, /^Answers$/)
    for (const key of ['Control+Home', 'End', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key)
    await see(page.getByRole('dialog'))
    await press(page, /^Maybe$/)
    await see(toast(page, ': Maybe.'))
    await missing(page.getByRole('dialog'))
    await isOn(page, /^Answers$/)

    await page.goto(`/calendar/${concert?.id}`)
    await see(page.getByRole('button', { name: /^Ask the silent/ }))
    await press(page, /^Call sheet$/)
    await see(title(page, 'Call sheet'))
    await isOn(page, /^Call sheet$/)
    await reach(page, /^Print$/)
    await press(page, /^The event$/)
    await see(page.getByRole('button', { name: /^Ask the silent/ }))
    await press(page, /^Ask the silent \(1\)$/)
    await isOn(page, /^One by one$/)
    await press(page, /^Begin with 1 person$/)
    await see(page.getByRole('dialog').getByText('0 of 1'))
    await isOn(page, /^People to tell$/)
    await reach(page, /^WhatsApp to/)
    await reach(page, /is told$/)
    await written(page, '/messages/mark-handed', () => page.keyboard.press('Space'))
    await see(page.getByRole('dialog').getByText('1 of 1'))
    await page.keyboard.press('Escape')
    await missing(page.getByRole('dialog'))
    await isOn(page, /^Ask the silent \(1\)$/)
  },
)

e2e('a musician answers, says why and is away, without the mouse', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima', instrument: 'Trompa' })
  await addEvent(api, admin, { title: 'Concerto', day: inDays(9) })
  const body = { memberIds: [ana.id] }
  const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
  const page = await app.visit(`/my#${links[0]?.token}`, { window: { width: 390, height: 844 } })
  await see(page.getByText('Hello, Ana Lima'))
  await reach(page, /^No$/)
  await written(page, '/replies/answer-event', () => page.keyboard.press('Enter'))
  await isOn(page, /^No$/)
  // A reason is given up by Escape and kept by Enter; both lead back to its button.
  await press(page, /^Add a reason$/)
  await isOn(page, /^Reason$/)
  await page.keyboard.press('Escape')
  await isOn(page, /^Add a reason$/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Viagem')
  await written(page, '/replies/answer-event', () => page.keyboard.press('Enter'))
  await see(page.getByText('Viagem', { exact: true }))
  await isOn(page, /^Change the reason$/)

  await press(page, /^I am away…$/)
  await isOn(page, /^First day/)
  await page.keyboard.press('Escape')
  await isOn(page, /^I am away…$/)
  await page.keyboard.press('Enter')
  await reach(page, /^Save$/)
  await written(page, '/absences/add-absence', () => page.keyboard.press('Enter'))
  await isOn(page, /^I am away…$/)
  await reach(page, /^Remove: away /, 'Shift+Tab')
  await written(page, '/absences/remove-absence', () => page.keyboard.press('Enter'))
  await expect.poll(() => focused(page)).not.toBe('')
  await reach(page, /^Undo$/)
  await written(page, '/absences/add-absence', () => page.keyboard.press('Enter'))
  await see(page.getByRole('button', { name: /^Remove: away / }))
  await expect.poll(() => focused(page)).not.toBe('')
  await press(page, /^Add to my calendar$/)
  await see(page.getByRole('link', { name: 'Open in my calendar app' }))
  await expect.poll(() => focused(page)).not.toBe('')
})
