import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { Drawer } from '@/@core/components/dialog/Drawer'
import { EditConflictDialog } from '@/@core/components/dialog/EditConflictDialog'
import { renderInRouter, startShellTexts } from './shellTexts'

beforeEach(() => startShellTexts())

function Removal({ onConfirm, isDanger }: { onConfirm: () => void; isDanger: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ask</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Remove Ana?"
        confirmLabel="Remove"
        isDanger={isDanger}
        onConfirm={onConfirm}
        onCancel={() => setIsOpen(false)}
      >
        She leaves the lists.
      </ConfirmDialog>
    </>
  )
}

// Escape and Tab are reactstrap's, by key codes that happy-dom does not know: the browser tests press them.
test('a dialog takes the focus and gives it back', async () => {
  const onConfirm = vi.fn()
  renderInRouter(<Removal onConfirm={onConfirm} isDanger />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove Ana?' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  // Of a dangerous question: the harmless answer.
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('Enter gives the answer to a question that is not dangerous', async () => {
  const onConfirm = vi.fn()
  renderInRouter(<Removal onConfirm={onConfirm} isDanger={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await screen.findByRole('dialog', { name: 'Remove Ana?' })
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('of two versions each field is chosen for itself', async () => {
  const onResolve = vi.fn()
  renderInRouter(
    <EditConflictDialog
      isOpen
      fields={[
        { name: 'phone', label: 'Phone', mine: '1', theirs: '2' },
        { name: 'notes', label: 'Notes', mine: '', theirs: 'On tour', suggested: 'theirs' },
      ]}
      onResolve={onResolve}
      onCancel={vi.fn()}
    />,
  )
  await userEvent.click(await screen.findByRole('radio', { name: /Theirs.*2/ }))
  expect(screen.getByRole('radio', { name: /Theirs.*On tour/ })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }))
  expect(onResolve).toHaveBeenLastCalledWith({ phone: 'theirs', notes: 'theirs' })

  await userEvent.click(screen.getByRole('button', { name: 'Keep all of mine' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }))
  expect(onResolve).toHaveBeenLastCalledWith({ phone: 'mine', notes: 'mine' })
})

test('a drawer takes the focus to its first field, and without one to what closes it', async () => {
  const { unmount } = renderInRouter(
    <Drawer isOpen title="Filter" onClose={vi.fn()}>
      <button type="button">Reset</button>
      <input aria-label="Name" />
    </Drawer>,
  )
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus()
  unmount()
  renderInRouter(
    <Drawer isOpen title="Details" onClose={vi.fn()}>
      <p>Ana was added.</p>
    </Drawer>,
  )
  expect(await screen.findByRole('button', { name: 'Close' })).toHaveFocus()
})
