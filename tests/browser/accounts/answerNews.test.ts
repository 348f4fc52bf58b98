import { expect } from 'vitest'
import { pinToast, see, toast } from '../support/page'
import { withMail } from '../support/withMail'

withMail('who wants to hear of answers turns it on, takes it back, and finds it again', async ({ app, mail }) => {
  const admin = await mail.api.foundGroup()
  const page = await app.visit('/settings/account', { at: mail.url, as: admin })
  const news = page.getByRole('region', { name: 'News of answers' })
  const daily = news.getByRole('checkbox', { name: /^In the morning/ })
  const atOnce = news.getByRole('combobox', { name: 'At once, when somebody says no to an event' })
  const stored = async () => (await (await mail.api.call('/messages/find-answer-news', { as: admin })).json()).news
  await see(daily)
  expect(await daily.isChecked()).toBe(false)

  await daily.check()
  const first = toast(page, 'Saved.').last()
  await see(first)
  await atOnce.selectOption({ label: 'that begins within 7 days' })
  await expect.poll(stored).toEqual({ isDaily: true, noDays: 7 })

  // The message of the first choice takes that back alone.
  await pinToast(first)
  await first.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(stored).toEqual({ isDaily: false, noDays: 7 })
  await expect.poll(() => daily.isChecked()).toBe(false)

  await page.reload()
  await see(daily)
  expect([await daily.isChecked(), await atOnce.inputValue()]).toEqual([false, '7'])
})
