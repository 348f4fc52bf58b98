import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { LinksAnswer } from '@contract/calendar/links'
import { addEvent } from './eventFixture'
import { addPast, finish } from './finishFixture'
import { e2e } from '../support/e2e'
import { missing, see, title } from '../support/page'

e2e(
  'a piece brings its composer and minutes along, and takes them away with its title; what is typed stays',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const programme = [
      { title: 'Bolero', composer: 'Ravel', minutes: 15, seconds: 30 },
      { title: 'Carmen', composer: 'Bizet' },
    ]
    const [, next] = [
      await addEvent(api, admin, { title: 'Concerto', day: '2027-03-16', props: { programme } }),
      await addEvent(api, admin, { title: 'Festa', day: '2027-04-16' }),
    ]
    const page = await app.visit(`/calendar/${next[0]?.id}/edit`, { as: admin })
    await page.getByRole('button', { name: 'Add a piece' }).click()
    const piece = page
      .getByLabel('Piece', { exact: true })
      .getByRole('textbox', { name: 'Piece', exact: true })
      .or(page.getByLabel('Piece', { exact: true }))
    const [composer, minutes] = [/^Composer/, /^Length/].map((name) => page.getByRole('textbox', { name }))
    const shown = async () => [await composer?.inputValue(), await minutes?.inputValue()]

    // Its list of known pieces is fetched while one types.
    await expect
      .poll(async () => {
        await piece.fill('Bole')
        await piece.fill('Bolero')
        return shown()
      })
      .toEqual(['Ravel', '15:30'])
    await piece.fill('Carmen')
    await expect.poll(shown).toEqual(['Bizet', ''])
    await piece.fill('Abertura')
    await expect.poll(shown).toEqual(['', ''])
    await composer?.fill('Anônimo')
    await piece.fill('Bolero')
    await expect.poll(shown).toEqual(['Anônimo', ''])
  },
)

e2e('an intermission and an encore stay what they are while their title is typed', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const programme = [{ title: 'Intermission', kind: 'intermission' }] as const
  const [event] = await addEvent(api, admin, { title: 'Gala', day: '2027-04-16', props: { programme: [...programme] } })
  const page = await app.visit(`/calendar/${event?.id}/edit`, { as: admin })
  await page.getByRole('textbox', { name: 'Intermission', exact: true }).fill('Pausa')
  await page.getByRole('button', { name: 'Add a piece' }).click()
  await page.getByRole('checkbox', { name: 'Encore' }).check()
  await page.getByRole('textbox', { name: 'Piece', exact: true }).fill('Radetzky')
  await see(page.getByRole('textbox', { name: 'Intermission', exact: true }))
  await see(page.getByRole('group', { name: 'Encore Radetzky' }))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await see(page.getByRole('listitem').filter({ hasText: 'Radetzky' }).getByText('Encore', { exact: true }))
  await expect
    .poll(() => page.getByRole('listitem').filter({ hasText: 'Pausa' }).getAttribute('class'))
    .toBe('is-intermission')
})

e2e('the search finds what was played, and not what was only planned', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const event = await addPast(api, admin, { title: 'Concerto', props: { programme: [{ title: 'Bolero' }] } })
  await finish(api, admin, event, [], { programme: [{ title: 'Carmen', composer: 'Bizet' }] })
  const page = await app.visit('/members', { as: admin })
  await see(title(page, 'Members'))
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Go to…' })
  const found = page.getByRole('option', { name: /Concerto/ })
  await search.fill('Carmen')
  await see(found.filter({ hasText: 'Carmen · Bizet' }))
  await search.fill('Bolero')
  await missing(found)
})

e2e('intermissions and encores are said, and not numbered, wherever the programme is read', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima', instrument: 'Violin' })
  const programme = [
    { title: 'Bolero', minutes: 15, seconds: 30 },
    { title: 'Intermission', kind: 'intermission', minutes: 20 },
    { title: 'Carmen', composer: 'Bizet' },
    { title: 'Radetzky', composer: 'Strauss', kind: 'encore' },
  ] as const
  const props = { programme: [...programme] }
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const notes = { description: 'Traje preto', leaderNotes: 'Cachê a combinar' }
  const [coming] = await addEvent(api, admin, { title: 'Concerto', day, props: { ...props, ...notes } })
  const past = await addPast(api, admin, { title: 'Gala', props })
  /** What a screen reader says of each line: its number, where it has one, and its text. */
  const linesOf = (page: Page) =>
    page
      .getByRole('listitem')
      .filter({ hasText: /Bolero|Intermission|Carmen|Radetzky/ })
      .evaluateAll((items) =>
        items.map((item) => {
          const hasNumber = getComputedStyle(item).listStyleType !== 'none'
          const text = item.textContent.replaceAll(/ ·|,/g, '').replaceAll(/\s+/g, ' ').trim()
          return `${hasNumber && item instanceof HTMLLIElement ? item.value : '–'} ${text}`
        }),
      )
  const expected = ['1 Bolero 15 min 30 sec', '– Intermission 20 min', '2 Carmen Bizet', '– Radetzky Strauss Encore']

  const page = await app.visit(`/calendar/${coming?.id}`, { as: admin })
  await expect.poll(() => linesOf(page)).toEqual(expected)
  await see(page.getByText(/35 min 30 sec in all.*20 min of it intermission.*2 pieces without a time/))
  await page.goto(`/calendar/${coming?.id}/call-sheet`)
  await expect.poll(() => linesOf(page)).toEqual(expected)
  const sheet = page.getByRole('region', { name: 'Call sheet' })
  await see(sheet.getByText('Traje preto'))
  await missing(sheet.getByText('Cachê a combinar'))
  await page.getByRole('checkbox', { name: 'With the description' }).uncheck()
  await page.getByRole('checkbox', { name: 'With the leaders’ notes' }).check()
  await see(sheet.getByText('Cachê a combinar'))
  await missing(sheet.getByText('Traje preto'))

  await page.goto(`/calendar/${past.id}/finish`)
  await see(title(page, 'Finish Gala'))
  await expect.poll(() => linesOf(page)).toEqual(expected)
  await see(page.getByText(/35 min 30 sec in all/))
  await page.getByRole('radio', { name: 'Changed' }).check()
  await see(page.getByRole('status').filter({ hasText: '35 min 30 sec in all' }))
  await see(
    page.getByRole('group', { name: 'Intermission' }),
    page.getByRole('button', { name: 'Take out: Encore Radetzky' }),
  )
  await finish(api, admin, past, [])
  await page.goto(`/analytics/${past.id}`)
  await expect.poll(() => linesOf(page)).toEqual(expected)

  const body = { memberIds: [ana.id] }
  const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
  const phone = await app.visit(`/my#${links[0]?.token}`, { window: { width: 390, height: 844 } })
  await phone.getByText('Programme and notes').click()
  const onPhone = ['1 Bolero15:30 min', '– Intermission20 min', '2 CarmenBizet', '– RadetzkyEncore Strauss']
  await expect.poll(() => linesOf(phone)).toEqual(onPhone)
  await see(phone.getByText('35:30 min in all'))
})
