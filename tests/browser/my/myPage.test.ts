import type { Page } from 'playwright-core'
import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import { LinksAnswer } from '@contract/calendar/links'
import { MyPolls } from '@contract/calendar/polls'
import { MyPage } from '@contract/calendar/replies'
import { violations } from '../app/axe'
import { addEvent, at } from '../calendar/eventFixture'
import { e2e } from '../support/e2e'
import { missing, see } from '../support/page'

const PHONE = { width: 390, height: 844 }
/** Ends with the test, and with it the page's service worker. */
const ownPhone = { window: PHONE, isOfItsOwn: true }
/** What is read out, and not shown. */
const said = (page: Page, text: string | RegExp) => page.locator('.my-said').getByText(text)
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

e2e('three phones answer, one of them without a line, and a withdrawn link says so', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Spring concert', day: inAWeek })
  const members = []
  for (const name of ['Ana', 'Bento', 'Caio']) members.push(await api.saveMember(admin, { name }))
  const body = { memberIds: members.map(({ id }) => id) }
  const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
  const open = (name: string) => {
    const token = links.find((link) => link.name === name)?.token ?? ''
    return app.visit(`/my#${token}`, ownPhone)
  }
  const pageOf = async (name: string) => {
    const token = links.find((link) => link.name === name)?.token ?? ''
    const reply = await fetch(`${new URL(first.url()).origin}/replies/my-page`, {
      headers: { 'x-personal-link': token },
    })
    return reply.json()
  }

  const first = await open('Ana')
  await see(first.getByText('Hello, Ana'))
  expect(new URL(first.url()).hash).toBe('')
  await see(first.getByText('Please answer before it begins'))
  const inOneSkin = await violations(first)
  await first.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect.poll(async () => (await pageOf('Ana')).events[0].answer).toBe('yes')
  await see(first.getByRole('status').getByText('Saved: Yes, Spring concert'))
  // For the eye too, and not only read out.
  const note = first.getByText('You can change it until it begins')
  expect((await note.boundingBox())?.height).toBeGreaterThan(10)

  await first.getByRole('button', { name: /^(Light|Dark)$/ }).click()
  expect([...inOneSkin, ...(await violations(first))]).toEqual([])

  const second = await open('Bento')
  await second.getByRole('button', { name: 'No', exact: true }).click()
  await second.getByRole('button', { name: 'Add a reason' }).click()
  await second.getByRole('textbox', { name: 'Reason' }).fill('Exam')
  await second.getByRole('button', { name: 'Save the reason' }).click()
  await expect.poll(async () => (await pageOf('Bento')).events[0].reason).toBe('Exam')
  await see(said(second, 'Saved: No, Exam, Spring concert'))

  const gone = second.getByRole('heading', { name: 'This link no longer opens anything' })
  // Half of another link is not one's own page, which the phone keeps all the same.
  await second.goto('/my#half-a-link')
  await see(gone, second.getByText('not copied whole'))
  await missing(second.getByText('Hello, Bento'))
  await second.goto('/my')
  await see(second.getByText('Hello, Bento'))

  const third = await open('Caio')
  await see(third.getByText('Hello, Caio'))
  // Once its files are kept, the page opens without a line.
  await third.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await third.context().setOffline(true)
  await third.reload()
  await see(third.getByText('No line: this is what this phone read last.'), third.getByText('Spring concert'))
  await third.getByRole('button', { name: 'Maybe', exact: true }).click()
  const waiting = third.getByText('Kept on this phone, sent when there is a line', { exact: true })
  await see(waiting, said(third, 'Kept on this phone, sent when there is a line: Maybe, Spring concert'))
  expect((await pageOf('Caio')).events[0].answer).toBe('silent')
  // Also by the page that is opened next.
  await third.reload()
  await see(waiting, third.getByRole('button', { name: 'Maybe', pressed: true }))
  await third.context().setOffline(false)
  await missing(waiting)
  await expect.poll(async () => (await pageOf('Caio')).events[0].answer).toBe('maybe')
  await see(said(third, 'Saved: Maybe, Spring concert'))

  await api.call(`/links/remove-link?memberId=${members[0]?.id}`, { as: admin, method: 'DELETE' })
  await first.reload()
  await see(first.getByRole('heading', { name: 'This link no longer opens anything' }))
  const kept = await first.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)))
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat()
    return [...requests.map(({ url }) => url), ...Object.keys(localStorage)]
  })
  expect(kept.filter((name) => /#|replies|batuta\.my\./.test(name))).toEqual([])
})

e2e('what is fetched before the first screen weighs at most 90 KB', async ({ app }) => {
  const page = await app.visit('/my', ownPhone)
  const { origin } = new URL(page.url())
  const html = await (await fetch(`${origin}/my`, { headers: { Accept: 'text/html' } })).text()
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src]) => src)
  expect(scripts).toHaveLength(1)
  const script = await fetch(`${origin}${scripts[0]}`, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(script.headers.get('content-encoding')).toBe('gzip')
  // It imports nothing that would be fetched as well.
  expect(await script.text()).not.toMatch(/^import[ {"'`]|\bfrom ?["'`]\.|;import ?["'`{]/)
  expect(Number(script.headers.get('content-length'))).toBeLessThanOrEqual(90 * 1024)
})

e2e(
  'a poll is answered without a line, and an absence is taken back from the foot of the window',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ana = await api.saveMember(admin, { name: 'Ana' })
    await addEvent(api, admin, { title: 'Spring concert', day: inAWeek })
    const dates = ['2031-03-04', '2031-03-11'].map((day) => {
      return { id: uuidv7(), start: at(day, '19:30'), end: at(day, '21:30'), allDay: false }
    })
    const poll = { id: uuidv7(), title: 'Extra rehearsal', calendar: 'Ensaio', dates }
    await api.call('/polls/add-poll', { as: admin, body: { poll } })
    const body = { memberIds: [ana.id] }
    const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
    const link = links[0]?.token ?? ''
    const myPoll = async () => MyPolls.parse(await (await api.call('/polls/my-polls', { link })).json()).polls[0]

    const page = await app.visit(`/my#${link}`, ownPhone)
    // What is next comes before the question.
    await expect
      .poll(() => page.getByRole('heading', { level: 3 }).allInnerTexts())
      .toEqual(['Spring concert', poll.title])
    await page.context().setOffline(true)
    const card = page.getByRole('article', { name: poll.title })
    // In the order of the answers to events: the same thumb means the same.
    expect(await card.getByRole('group').first().getByRole('button').allInnerTexts()).toEqual([
      'Yes',
      'No',
      'If need be',
    ])
    await card.getByRole('button', { name: 'If need be' }).last().click()
    await card.getByRole('button', { name: 'Add a comment' }).click()
    await card.getByRole('textbox', { name: 'Comment' }).fill('From eight')
    await card.getByRole('button', { name: 'Save the comment' }).click()
    await see(card.getByText('Kept on this phone, sent when there is a line'), card.getByText('From eight'))
    await see(said(page, 'Kept on this phone, sent when there is a line: Comment, Extra rehearsal'))
    await page.context().setOffline(false)
    await expect
      .poll(myPoll)
      .toMatchObject({ dates: [{ answer: 'silent' }, { answer: 'maybe' }], comment: 'From eight' })
    await see(said(page, 'Saved: Comment, Extra rehearsal'))
    await card.getByRole('button', { name: 'Yes' }).first().click()
    await see(said(page, 'Saved: Yes, Tue, Mar 4, 2031, Extra rehearsal'))

    await page.getByRole('button', { name: 'I am away…' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const absence = page.getByRole('button', { name: /^Remove: away / })
    await see(said(page, /^Saved: Away, /))
    await absence.click()
    await missing(absence)
    await page.evaluate(() => scrollTo(0, 0))
    const undo = page.getByRole('button', { name: 'Undo' })
    expect(await undo.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    await undo.click()
    await see(absence)
    await missing(undo)
    await page.getByRole('combobox', { name: 'Language' }).selectOption('pt-PT')
    await page.getByRole('button', { name: 'Sim', exact: true }).first().click()
    await see(said(page, 'Guardado: Sim, Spring concert'))
  },
)

e2e('who has an account sees under My page what their link opens', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  const account = await api.join(admin, 'member', { name: 'Ana Lima' })
  await api.call('/users/link-member', { as: admin, body: { id: account.userData.id, memberId: ana.id } })
  await addEvent(api, admin, { title: 'Spring concert', day: inAWeek, props: { callTime: '18:30', dress: 'Black' } })
  const body = { memberIds: [ana.id] }
  const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())

  const phone = await app.visit(`/my#${links[0]?.token}`, { window: PHONE })
  await phone.getByRole('button', { name: 'Maybe', exact: true }).click()
  await see(phone.getByRole('button', { name: 'Maybe', pressed: true }))
  const shell = await app.visit('/my-page', { as: account, window: PHONE })
  await see(shell.getByRole('button', { name: 'Maybe', pressed: true }))
  // What is fetched after the first screen is part of both.
  await see(shell.getByText('In my calendar'), phone.getByText('In my calendar'))
  const text = (page: Page) => page.locator('.my-page').innerText()
  await expect.poll(() => text(phone)).toBe(await text(shell))
})

e2e(
  'a phone of two children keeps their pages and answers apart, and the app leaves both to it',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await addEvent(api, admin, { title: 'Spring concert', day: inAWeek })
    const members = []
    for (const name of ['Ana', 'Bento']) members.push(await api.saveMember(admin, { name }))
    const body = { memberIds: members.map(({ id }) => id) }
    const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
    const [ana, bento] = ['Ana', 'Bento'].map((name) => links.find((link) => link.name === name)?.token ?? '')
    const answerOf = async (link: string | undefined) =>
      MyPage.parse(await (await api.call('/replies/my-page', { link: link ?? '' })).json()).events[0]?.answer

    const page = await app.visit(`/my#${ana}`, ownPhone)
    await see(page.getByText('Hello, Ana'))
    await missing(page.getByRole('group', { name: 'Whose page' }))
    await page.goto(`/my#${bento}`)
    await see(page.getByText('Hello, Bento'))
    const whose = page.getByRole('group', { name: 'Whose page' })
    const choice = (name: string, pressed: boolean) => whose.getByRole('button', { name, pressed })
    await see(choice('Ana', false), choice('Bento', true))
    expect(await violations(page)).toEqual([])

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    // The app, opened in the same browser, sends away what others left here, and not what the page opens by.
    await page.goto('/login')
    await see(page.getByRole('heading', { level: 1 }))
    await page.context().setOffline(true)
    await page.goto('/my')
    await see(page.getByText('No line: this is what this phone read last.'), page.getByText('Hello, Bento'))

    const waiting = page.getByText('Kept on this phone, sent when there is a line', { exact: true })
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await see(waiting)
    // By keys alone, as with any of the page's buttons.
    await choice('Ana', false).focus()
    await page.keyboard.press('Enter')
    await see(page.getByText('Hello, Ana'), choice('Ana', true))
    await missing(page.getByText('Hello, Bento'), waiting, page.getByRole('button', { name: 'No', pressed: true }))
    await page.getByRole('button', { name: 'Maybe', exact: true }).click()
    await see(waiting)
    // The link itself says as much as the button, also where it is opened anew.
    await page.goto('about:blank')
    await page.goto(`/my#${bento}`)
    await see(page.getByText('Hello, Bento'), waiting, page.getByRole('button', { name: 'No', pressed: true }))
    expect(await Promise.all([answerOf(ana), answerOf(bento)])).toEqual(['silent', 'silent'])

    await page.context().setOffline(false)
    await expect.poll(() => Promise.all([answerOf(ana), answerOf(bento)])).toEqual(['maybe', 'no'])
    await missing(waiting)
    await choice('Ana', false).click()
    await see(page.getByText('Hello, Ana'), page.getByRole('button', { name: 'Maybe', pressed: true }))

    await page.getByText('Pages on this phone').click()
    await page.getByRole('button', { name: 'Remove Ana from this phone…' }).click()
    await see(page.getByText('This phone forgets the page of Ana'))
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await see(page.getByText('Hello, Bento'), page.getByRole('button', { name: 'No', pressed: true }))
    await missing(whose)
    const kept = await page.evaluate(() => JSON.stringify(localStorage))
    expect([kept.includes(ana ?? ''), kept.includes(bento ?? '')]).toEqual([false, true])
    await page.getByRole('button', { name: 'Remove Bento from this phone…' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await see(page.getByRole('heading', { name: 'Your page opens with your personal link' }))
  },
)

e2e('what a phone of before kept for its one link is sent, and its page opens', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [event] = await addEvent(api, admin, { title: 'Spring concert', day: inAWeek })
  const ana = await api.saveMember(admin, { name: 'Ana' })
  const made = await api.call('/links/make-links', { as: admin, body: { memberIds: [ana.id] } })
  const link = LinksAnswer.parse(await made.json()).links[0]?.token ?? ''
  const replies = [{ eventId: event?.id, answer: 'yes', at: 1 }]
  // Before the first visit: a page that is still at work when it is left might write over what is put there.
  const stored = {
    'batuta.personalLink': link,
    'batuta.my.replies': JSON.stringify({ owner: link, replies }),
  }
  const page = await app.visit('/my', { ...ownPhone, stored })
  await see(page.getByText('Hello, Ana'), page.getByRole('button', { name: 'Yes', pressed: true }))
  await expect
    .poll(async () => MyPage.parse(await (await api.call('/replies/my-page', { link })).json()).events[0]?.answer)
    .toBe('yes')
})

e2e('answers are never cut, however large a person has the letters', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Spring concert', day: inAWeek })
  const ana = await api.saveMember(admin, { name: 'Ana' })
  const body = { memberIds: [ana.id] }
  const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
  const page = await app.visit(`/my#${links[0]?.token ?? ''}`, ownPhone)
  const buttons = page.locator('.my-answers .btn')
  for (const size of ['100%', '150%', '200%']) {
    await page.evaluate((letters) => {
      document.documentElement.style.fontSize = letters
    }, size)
    for (const answer of ['Yes', 'No', 'Maybe']) {
      await page.getByRole('button', { name: answer, exact: true }).click()
      const cut = await buttons.evaluateAll(
        (all) =>
          all.filter((one) => {
            const words = document.createRange()
            words.selectNodeContents(one)
            const [box, text] = [one.getBoundingClientRect(), words.getBoundingClientRect()]
            // The tick is drawn before the words, and is no text.
            const tick = one.getAttribute('aria-pressed') === 'true' ? 12 : 0
            const isOut = box.left < 0 || box.right > document.documentElement.clientWidth
            return isOut || text.left - tick < box.left || text.right > box.right
          }).length,
      )
      expect({ size, answer, cut }).toEqual({ size, answer, cut: 0 })
    }
  }
})

e2e(
  'the link of a mail opens the page at its event, also beyond the first ones and without a line',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ids: string[] = []
    for (let week = 1; week <= 9; week += 1) {
      const day = new Date(Date.now() + week * 7 * 86_400_000).toISOString().slice(0, 10)
      ids.push(...(await addEvent(api, admin, { title: `Rehearsal ${week}`, day })).map(({ id }) => id))
    }
    const ana = await api.saveMember(admin, { name: 'Ana' })
    const bento = await api.saveMember(admin, { name: 'Bento' })
    const body = { memberIds: [ana.id, bento.id] }
    const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
    const [first, second] = ['Ana', 'Bento'].map((name) => links.find((link) => link.name === name)?.token)
    const page = await app.visit(`/my/event#${first}~${second}&event=${ids[7]}`, ownPhone)
    await see(page.getByText('Hello, Ana'))
    const heading = page.getByRole('heading', { name: 'Rehearsal 8' })
    const isAtHand = () =>
      heading.evaluate((it) => {
        const { top } = it.getBoundingClientRect()
        return document.activeElement === it && top >= 0 && top < innerHeight / 2
      })
    await expect.poll(isAtHand).toBe(true)
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/my')

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.context().setOffline(true)
    await page.goto(`/my/event#${first}~${second}&event=${ids[6]}`)
    await see(page.getByText('No line: this is what this phone read last.'))
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Rehearsal 7')
    await page.context().setOffline(false)

    await page.goto(`/my/event#${first}&event=${uuidv7()}`)
    await see(page.getByText('The event of your e-mail is not on your page any more.'))
  },
)

e2e('an answer that is pressed in a mail is given once, by the page alone, and can be undone', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [event] = await addEvent(api, admin, { title: 'Spring concert', day: inAWeek })
  const ana = await api.saveMember(admin, { name: 'Ana' })
  const body = { memberIds: [ana.id] }
  const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
  const link = links[0]?.token ?? ''
  const stored = async () => MyPage.parse(await (await api.call('/replies/my-page', { link })).json()).events[0]?.answer
  const address = (answer: string) => `/my/event#${link}&event=${event?.id}&answer=${answer}`

  const page = await app.visit('/my', ownPhone)
  await page.request.get(address('yes'))
  expect(await stored()).toBe('silent')

  await page.goto(address('yes'))
  await see(said(page, 'Saved: Yes, Spring concert'))
  await see(page.getByRole('status').getByText('Yes: Spring concert'))
  expect(await stored()).toBe('yes')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(stored).toBe('silent')

  await page.goto(address('no'))
  await expect.poll(stored).toBe('no')
  await page.getByRole('button', { name: 'Maybe', exact: true }).click()
  await expect.poll(stored).toBe('maybe')
  await page.reload()
  await see(page.getByRole('button', { name: 'Maybe', pressed: true }))
  expect(await stored()).toBe('maybe')

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.context().setOffline(true)
  await page.goto(address('yes'))
  await see(page.getByText('Kept on this phone, sent when there is a line', { exact: true }))
  await page.context().setOffline(false)
  await expect.poll(stored).toBe('yes')
})

e2e('a no that is pressed in a mail after the deadline is given as a late one', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [event] = await addEvent(api, admin, { title: 'Spring concert', day: inAWeek, props: { replyDays: 20 } })
  const ana = await api.saveMember(admin, { name: 'Ana' })
  const body = { memberIds: [ana.id] }
  const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
  const link = links[0]?.token ?? ''
  const page = await app.visit(`/my/event#${link}&event=${event?.id}&answer=no`, ownPhone)
  await see(page.getByRole('status').getByText('No: Spring concert'))
  const stored = async () => MyPage.parse(await (await api.call('/replies/my-page', { link })).json()).events[0]?.answer
  await expect.poll(stored).toBe('no')
})

e2e(
  'all rehearsals until the concert are answered in one press, also without a line, and undone as one',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const inWeeks = (weeks: number) => new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10)
    const repeat = { freq: 'weekly', interval: 1, count: 4 } as const
    await addEvent(api, admin, { title: 'Tuesday rehearsal', day: inWeeks(1), repeat })
    await addEvent(api, admin, {
      title: 'Spring concert',
      day: inWeeks(3),
      from: '22:00',
      to: '23:00',
      calendar: 'Publico',
    })
    const ana = await api.saveMember(admin, { name: 'Ana' })
    const body = { memberIds: [ana.id] }
    const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
    const link = links[0]?.token ?? ''
    const stored = async () =>
      MyPage.parse(await (await api.call('/replies/my-page', { link })).json()).events.map(({ answer }) => answer)

    const page = await app.visit(`/my#${link}`, ownPhone)
    const first = page.getByRole('article', { name: 'Tuesday rehearsal' }).first()
    await first.getByRole('button', { name: 'No', exact: true }).click()
    await expect.poll(stored).toEqual(['no', 'silent', 'silent', 'silent', 'silent'])
    await page.getByText('Answer several at once').click()
    const which = page.getByRole('combobox', { name: 'Which events' })
    expect(await which.getByRole('option').allInnerTexts()).toEqual([
      'Rehearsals until “Spring concert” (3)',
      'The series “Tuesday rehearsal” (4)',
      'Everything (5)',
    ])
    const many = page.getByRole('group', { name: 'Answers 2 events.' })
    expect(await violations(page)).toEqual([])
    await page.context().setOffline(true)
    await many.getByRole('button', { name: 'Yes' }).click()
    await see(page.getByRole('status').getByText('Yes to 2 events'))
    await see(page.getByText('All of these have your answer.'))
    expect(await stored()).toEqual(['no', 'silent', 'silent', 'silent', 'silent'])
    await page.context().setOffline(false)
    await expect.poll(stored).toEqual(['no', 'yes', 'yes', 'silent', 'silent'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(stored).toEqual(['no', 'silent', 'silent', 'silent', 'silent'])

    await which.selectOption({ label: 'Everything (5)' })
    await page.getByRole('checkbox', { name: 'Also 1 that has an answer' }).check()
    await page.getByRole('group', { name: 'Answers 5 events.' }).getByRole('button', { name: 'Maybe' }).click()
    await expect.poll(stored).toEqual(['maybe', 'maybe', 'maybe', 'maybe', 'maybe'])
  },
)
