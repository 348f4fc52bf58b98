import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { missing, see, title } from '../support/page'

const layout = { hasSamples: true }

e2e('from a question over the knowledge base to a plan', async ({ app, api }) => {
  const page = await app.visit('/pages/faq', { as: await api.foundGroup(), layout })
  const answer = page.getByText('A neighbour is asked')
  await page.locator('summary').filter({ hasText: 'What if nobody is at home?' }).press('Enter')
  await see(answer)
  const topics = page.getByRole('navigation', { name: 'Topics' })
  await topics.getByRole('link', { name: /^Service.*3 questions/ }).click()
  await missing(answer)
  const search = page.getByRole('searchbox', { name: 'Search questions and answers' })
  await search.fill('VÔUCHERS card')
  await see(
    page.getByText('Vouchers are filled up again'),
    topics.getByRole('link', { name: /^All topics.*1 question$/ }),
  )
  await search.fill('trombone')
  await see(page.getByRole('heading', { name: 'No question or answer has “trombone”' }))
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await see(page.locator('input[type="search"]:focus'), topics.getByRole('link', { name: /^All topics.*19 questions/ }))

  await page.getByRole('link', { name: 'Knowledge base' }).last().click()
  await see(page.locator('h1:focus').filter({ hasText: 'Knowledge base' }))
  await page.getByRole('searchbox', { name: 'Search the knowledge base' }).fill('429')
  await see(page.getByRole('heading', { name: 'Nothing here has “429”' }))
  await page.getByRole('searchbox', { name: 'Search the knowledge base' }).fill('key')
  await see(page.getByRole('link', { name: 'Where do I get a key?' }))
  await page.getByRole('link', { name: 'The API', exact: true }).click()
  await see(page.locator('h1:focus').filter({ hasText: 'The API' }))
  await page.getByRole('searchbox', { name: 'Search “The API”' }).fill('often')
  await missing(page.getByRole('link', { name: 'Where do I get a key?' }))
  await page.getByRole('link', { name: 'How often may I call?' }).click()
  await see(title(page, 'How often may I call?'), page.getByText(/^Last updated on/), page.getByText(/answer is 429/))
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await see(page.getByText('Good to hear.'))
  await page.getByRole('link', { name: 'Where do I get a key?' }).click()
  await see(page.locator('h1:focus').filter({ hasText: 'Where do I get a key?' }))
  await missing(page.getByText('Good to hear.'))
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Knowledge base' }).click()
  await see(title(page, 'Knowledge base'))
  await expect.poll(() => new URL(page.url()).search).toBe('')

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Pricing' }).click()
  const plan = (name: string) => page.locator('.plan-card').filter({ has: page.getByRole('heading', { name }) })
  await see(plan('Standard').getByText('$40'), plan('Standard').getByText('$480 once a year, 18% less'))
  await see(plan('Enterprise').getByText('$80'), plan('Enterprise').getByText('$960 once a year, 19% less'))
  // It is on once the address says so.
  await page.getByRole('radio', { name: 'Month by month' }).click()
  await see(plan('Basic').getByText('$0'), plan('Standard').getByText('$49'), plan('Enterprise').getByText('$99'))
  await page.getByRole('button', { name: 'Choose Standard' }).press('Enter')
  await see(plan('Standard').getByText('Your plan'), page.getByRole('button', { name: 'Choose Basic' }))
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(plan('Basic').getByText('Your plan'), page.getByRole('cell', { name: '3 years back' }))
})
