import { act, renderHook } from '@testing-library/react'
import { toast, useToasterStore } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Failure } from '@/api/failure'
import { useFormAlert } from '@/shared/failures/useFormAlert'
import { startShellTexts } from '../../@core/shellTexts'

beforeEach(() => startShellTexts())
afterEach(() => act(() => toast.removeAll()))

/** What who has left the form reads when its save ends so. */
function readAfterLeaving(code: Failure['code']): unknown[] {
  const form = renderHook(() => useFormAlert())
  const { refuse } = form.result.current
  form.unmount()
  const { result } = renderHook(() => useToasterStore())
  act(() => refuse({ code, status: 0, message: '', fields: {} }, () => false))
  return result.current.toasts.map(({ message }) => message)
}

test('who left the form hears that it was not saved, where the session ended too', () => {
  expect(readAfterLeaving('session_ended')).toEqual([
    'It was not saved. Your session had ended, so this was not done. Try again. What you typed waits in its form.',
  ])
})

test('nothing waits in the form of what is gone', () => {
  expect(readAfterLeaving('not_found')).toEqual(['It was not saved. This is not here any more.'])
})
