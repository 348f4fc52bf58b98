import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { RegionField } from '@/app/RegionField'
import { REGION_KEY } from '@/i18n/dateLocale'
import { useDateLocale, useFirstDayOfWeek } from '@/i18n/useDateLocale'
import { renderInRouter, startShellTexts } from '../@core/shellTexts'

function Elsewhere() {
  return <output>{`${useDateLocale()} ${useFirstDayOfWeek()}`}</output>
}

beforeEach(async () => {
  localStorage.clear()
  await startShellTexts()
  renderInRouter(
    <>
      <RegionField />
      <Elsewhere />
    </>,
  )
})

const field = () => screen.getByRole('combobox', { name: 'Dates and times as in' })

test('what is chosen is shown by an example, counts on the whole screen and is remembered', async () => {
  expect(screen.getByRole('status')).toHaveTextContent('en-US 0')
  await userEvent.selectOptions(field(), 'Germany')
  expect(field()).toHaveAccessibleDescription('24 Nov 2026, 19:30. Weeks begin on Monday.')
  expect(screen.getByRole('status')).toHaveTextContent('en-DE 1')
  expect(localStorage.getItem(REGION_KEY)).toBe('DE')
  await userEvent.selectOptions(field(), 'This browser (United States)')
  expect(screen.getByRole('status')).toHaveTextContent('en-US 0')
  expect(localStorage.getItem(REGION_KEY)).toBeNull()
})

test('another tab’s choice counts here too, also where it changes no date', async () => {
  localStorage.setItem(REGION_KEY, 'US')
  window.dispatchEvent(new StorageEvent('storage', { key: REGION_KEY }))
  expect(await screen.findByRole('option', { name: 'United States', selected: true })).toBeVisible()
  localStorage.setItem(REGION_KEY, 'GB')
  window.dispatchEvent(new StorageEvent('storage', { key: REGION_KEY }))
  expect(await screen.findByText('en-GB 1')).toBeVisible()
})
