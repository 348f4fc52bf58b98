import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from '@/@core/components/CopyButton'
import { renderInRouter, startShellTexts } from './shellTexts'

beforeEach(() => startShellTexts())

test('a text that the browser will not copy is offered marked, until it may be copied', async () => {
  const user = userEvent.setup()
  const onCopied = vi.fn()
  renderInRouter(<CopyButton text="https://batuta.example/answer" label="Copy the link" onCopied={onCopied} />)
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy the link' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /did not allow it/ })
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('https://batuta.example/answer')
  expect(onCopied).not.toHaveBeenCalled()
  expect(screen.queryByText('Copied')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Copy the link' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(onCopied).toHaveBeenCalledOnce()
  write.mockRestore()
})
