import { expect } from 'vitest'
import { addEvent } from './eventFixture'
import { addPast, finish } from './finishFixture'
import { e2e } from '../support/e2e'
import { missing, see, title } from '../support/page'

e2e(
  'a piece brings its composer and minutes along, and takes them away with its title; what is typed stays',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const programme = [
      { title: 'Bolero', composer: 'Ravel', minutes: 15 },
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
    const [composer, minutes] = [/^Composer/, /^Minutes/].map((name) => page.getByRole('textbox', { name }))
    const shown = async () => [await composer?.inputValue(), await minutes?.inputValue()]

    // Its list of known pieces is fetched while one types.
    await expect
      .poll(async () => {
        await piece.fill('Bole')
        await piece.fill('Bolero')
        return shown()
      })
      .toEqual(['Ravel', '15'])
    await piece.fill('Carmen')
    await expect.poll(shown).toEqual(['Bizet', ''])
    await piece.fill('Abertura')
    await expect.poll(shown).toEqual(['', ''])
    await composer?.fill('Anônimo')
    await piece.fill('Bolero')
    await expect.poll(shown).toEqual(['Anônimo', ''])
  },
)

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
