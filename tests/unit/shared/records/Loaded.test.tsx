import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { clientFailure } from '@/api/failure'
import { Loaded } from '@/shared/records/Loaded'
import { renderInRouter, startShellTexts } from '../../@core/shellTexts'

beforeEach(() => startShellTexts())

const { failure } = clientFailure('network')
const reload = vi.fn()
const load = { answer: null, failure: null, isLoading: false, reload }
const showCount = (count: number) => <p>{count} members</p>

test('the skeleton stands until the answer is here, and none is an answer too', () => {
  const { rerender } = renderInRouter(
    <Loaded<number> {...load} isLoading skeleton={<p>Loading</p>}>
      {showCount}
    </Loaded>,
  )
  expect(screen.getByText('Loading')).toBeVisible()
  rerender(
    <Loaded {...load} answer={0}>
      {showCount}
    </Loaded>,
  )
  expect(screen.getByText('0 members')).toBeVisible()
})

test('what failed is said in place of an older answer, and can be tried again', async () => {
  renderInRouter(
    <Loaded {...load} answer={3} failure={failure}>
      {showCount}
    </Loaded>,
  )
  expect(screen.queryByText('3 members')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('an answer that is kept outlives a failure', () => {
  renderInRouter(
    <Loaded {...load} answer={3} failure={failure} isKept>
      {showCount}
    </Loaded>,
  )
  expect(screen.getByText('3 members')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
