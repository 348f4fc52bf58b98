import { expect } from 'vitest'
import { violations } from '../app/axe'
import { e2e } from '../support/e2e'
import { see, title, toast } from '../support/page'

e2e('two records of one person are found, merged field by field, and taken apart again', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Souza', email: 'ana@example.org', notes: 'Solista' })
  await api.saveMember(admin, { name: 'Souza Ána', phone: '+55 12 90000-0001', notes: 'Vegana' })
  await api.saveMember(admin, { name: 'Davi Luz' })
  await api.saveMember(admin, { name: 'Davi Luz' })
  const page = await app.visit('/members', { as: admin })
  await page.getByRole('link', { name: 'Duplicates' }).click()
  await see(title(page, 'Duplicates'), page.getByRole('link', { name: 'Compare Ana Souza and Souza Ána' }))
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Two people: Davi Luz and Davi Luz' }).click()
  await see(toast(page, 'Davi Luz and Davi Luz are two people'))
  await expect.poll(() => page.getByRole('link', { name: /^Compare/ }).count()).toBe(1)

  await page.getByRole('link', { name: 'Compare Ana Souza and Souza Ána' }).click()
  const kept = page.getByRole('group', { name: 'Which record stays' })
  await see(title(page, 'One person?'), kept.getByText(/Nothing hangs on it/).first())
  await kept.getByRole('radio', { name: /^Ana Souza/ }).check()
  // What only one of them has is proposed, and notes together.
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  expect(
    await group('Phone')
      .getByRole('radio', { name: /90000-0001/ })
      .isChecked(),
  ).toBe(true)
  expect(
    await group('E-mail')
      .getByRole('radio', { name: /ana@example.org/ })
      .isChecked(),
  ).toBe(true)
  expect(await group('Notes').getByRole('radio', { name: 'Both' }).isChecked()).toBe(true)
  await group('Name').getByRole('radio').first().check()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Merge' }).click()
  await see(toast(page, 'Ana Souza is one record now.'), page.getByText(/Souza Ána became part of Ana Souza/))

  await page.goto(`/members/${ana.id}`)
  await see(title(page, 'Ana Souza'), page.getByText('+55 12 90000-0001'), page.getByText(/Solista\s+Vegana/))
  await page.goto('/members/duplicates')
  await page.getByRole('button', { name: 'Undo: Souza Ána' }).click()
  await see(
    toast(page, 'Ana Souza and Souza Ána are two records again.'),
    page.getByRole('link', { name: 'Compare Ana Souza and Souza Ána' }),
  )
  await page.getByRole('link', { name: 'Compare Ana Souza and Souza Ána' }).click()
  await page.getByRole('button', { name: 'Merge' }).click()
  await toast(page, 'is one record now.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'are two records again.'), page.getByRole('link', { name: 'Compare Ana Souza and Souza Ána' }))
})
