import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Customizer } from '@/@core/components/customizer/Customizer'
import { defaultLayout, type LayoutSettings } from '@/configs/themeConfig'
import { startShellTexts } from './shellTexts'

beforeEach(() => startShellTexts())

async function openCustomizer(settings: LayoutSettings = defaultLayout) {
  const handlers = { onChange: vi.fn(), onReset: vi.fn(), onClose: vi.fn() }
  render(<Customizer isOpen settings={settings} {...handlers} />)
  await screen.findByRole('group', { name: 'Theme' })
  return handlers
}

const choice = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name })

test.each([
  ['Theme', 'Match the system', { skin: 'system' }],
  ['Width', 'Full', { width: 'full' }],
  ['Top bar', 'Hidden', { navbar: 'hidden' }],
  ['Top bar colour', 'Burgundy', { navbarColor: 'burgundy' }],
  ['Footer', 'Sticky', { footer: 'sticky' }],
  ['Direction', 'Right to left', { direction: 'rtl' }],
])('%s → %s is handed on to be remembered', async (group, name, change) => {
  const { onChange } = await openCustomizer()
  await userEvent.click(choice(group, name))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(change)
})

test('the switches say what is', async () => {
  const { onChange } = await openCustomizer({ ...defaultLayout, isMenuCollapsed: true })
  expect(screen.getByRole('checkbox', { name: 'Icons only' })).toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Button to the top of the page' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ hasScrollTop: false })
})

test('what the app adds stands at the end', async () => {
  const handlers = { onChange: vi.fn(), onReset: vi.fn(), onClose: vi.fn() }
  render(
    <Customizer isOpen settings={defaultLayout} {...handlers}>
      <p>One more thing</p>
    </Customizer>,
  )
  expect(await screen.findByText('One more thing')).toBeVisible()
})

test('one button brings the defaults back', async () => {
  const { onReset } = await openCustomizer()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the defaults' }))
  expect(onReset).toHaveBeenCalledOnce()
})
