import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from '@/@core/components/feedback/showToast'
import { Toaster } from '@/@core/components/feedback/Toaster'
import { renderInRouter, startShellTexts } from './shellTexts'

beforeEach(async () => {
  await startShellTexts()
  renderInRouter(<Toaster />)
})
afterEach(() => act(() => toast.removeAll()))

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

test('the newest toast is on top', () => {
  act(() => void showToast.success('First'))
  act(() => void showToast.error('Second'))
  expect(shown()).toEqual([expect.stringContaining('Second'), expect.stringContaining('First')])
})

test('the same id replaces what it said before', () => {
  act(() => void showToast.info('Saving', { id: 'save' }))
  act(() => void showToast.success('Saved', { id: 'save' }))
  expect(shown()).toEqual([expect.stringContaining('Saved')])
})

test('what is said while the one before it is leaving stays', async () => {
  act(() => void showToast.success('Otto is now Treasurer.', { id: 'role' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  // Held up until the first has left, as a busy browser holds up what is to be drawn.
  await act(async () => {
    showToast.success('Otto is now Conductor.', { id: 'role' })
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  expect(shown()).toEqual([expect.stringContaining('Otto is now Conductor.')])
})

test('Undo is pressed once, and the toast goes', async () => {
  const onPress = vi.fn()
  act(() => void showToast.success('Ana was removed.', { action: { label: 'Undo', onPress } }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.getByRole('listitem')).toHaveClass('is-leaving')
})

test('a toast can be dismissed by hand', async () => {
  act(() => void showToast.info('Copied'))
  await userEvent.click(within(screen.getByRole('listitem')).getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('listitem')).toHaveClass('is-leaving')
})

test('three are shown at once, the newest of all', () => {
  const action = { label: 'Undo', onPress: vi.fn() }
  for (const name of ['Ana', 'Bia', 'Caio', 'Davi']) act(() => void showToast.success(name, { action }))
  expect(shown().map((text) => text?.replace('UndoDismiss', ''))).toEqual(['Davi', 'Caio', 'Bia'])
})

test('plain successes take each other’s place, and the same failure is said once', () => {
  act(() => void showToast.error('It failed.'))
  act(() => void showToast.success('Ana is added.'))
  act(() => void showToast.success('Bia is added.'))
  act(() => void showToast.error('It failed.'))
  expect(shown()).toHaveLength(2)
  expect(screen.queryByText('Ana is added.')).not.toBeInTheDocument()
})

test('F8 goes to the newest toast, and dismissing it gives the focus back', async () => {
  renderInRouter(<input aria-label="Name" />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  act(() => field.focus())
  act(() => void showToast.info('First'))
  act(() => void showToast.info('Second'))
  await userEvent.keyboard('{F8}')
  expect(screen.getAllByRole('listitem')[0]).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(field).toHaveFocus()
  expect(screen.getAllByRole('listitem')[0]).toHaveClass('is-leaving')
})

test('dismissing one toast leaves the others their time', async () => {
  const action = { label: 'Undo', onPress: vi.fn() }
  act(() => void showToast.success('Ana is removed.', { action }))
  act(() => void showToast.success('Bia is removed.', { action }))
  await userEvent.keyboard('{F8}{Escape}')
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
  expect(shown()).toEqual([expect.stringContaining('Ana is removed.')])
})
