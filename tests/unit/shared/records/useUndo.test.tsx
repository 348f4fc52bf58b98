import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from '@/@core/components/feedback/showToast'
import { Toaster } from '@/@core/components/feedback/Toaster'
import { clientFailure } from '@/api/failure'
import { useUndo, type Undo } from '@/shared/records/useUndo'
import { renderInRouter, startShellTexts } from '../../@core/shellTexts'

beforeEach(() => startShellTexts())
afterEach(() => act(() => toast.removeAll()))

function Removal(undo: Undo) {
  const { offerUndo } = useUndo()
  return (
    <button type="button" onClick={() => showToast.success('Ana was removed.', offerUndo(undo))}>
      Remove
    </button>
  )
}

/** Removes and presses Undo. */
async function removeAndUndo(undo: Undo): Promise<void> {
  renderInRouter(
    <>
      <Removal {...undo} />
      <Toaster />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
}

/** Of the one toast that is not leaving. */
async function pressRetry(): Promise<void> {
  const isStaying = (button: HTMLElement) => button.closest('.is-leaving') === null
  const retry = await waitFor(() => {
    const found = screen.getAllByRole('button', { name: 'Try again' }).find(isStaying)
    if (!found) throw new Error('no retry is offered')
    return found
  })
  await userEvent.click(retry)
}

test('an Undo that fails again and again can be tried until it works', async () => {
  const run = vi
    .fn<Undo['run']>()
    .mockRejectedValueOnce(clientFailure('network'))
    .mockRejectedValueOnce(clientFailure('timeout'))
    .mockResolvedValue(null)
  const onDone = vi.fn()
  const onSettled = vi.fn()
  await removeAndUndo({ run, done: 'Ana is back.', onDone, onSettled })
  await pressRetry()
  await pressRetry()
  expect(await screen.findByText('Ana is back.')).toBeVisible()
  expect(run).toHaveBeenCalledTimes(3)
  expect(onSettled).toHaveBeenCalledTimes(3)
  expect(onDone).toHaveBeenCalledOnce()
})

test('what went wrong is said in the words of the place, and not that it was undone', async () => {
  const run = () => Promise.reject(clientFailure('network'))
  await removeAndUndo({ run, done: 'Ana is back.', failedText: ({ code }) => `Ana is still gone: ${code}.` })
  expect(await screen.findByText('Ana is still gone: network.')).toBeVisible()
  expect(screen.queryByText('Ana is back.')).not.toBeInTheDocument()
})
