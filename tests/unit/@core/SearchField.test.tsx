import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '@/@core/components/Button'
import { SearchField } from '@/@core/components/table/SearchField'
import { renderInRouter, startShellTexts } from './shellTexts'

beforeEach(() => startShellTexts())

function Searched({ onSearch }: { onSearch: (value: string) => void }) {
  const [value, setValue] = useState('')
  const search = (next: string) => {
    onSearch(next)
    setValue(next)
  }
  return (
    <>
      <SearchField value={value} onSearch={search} />
      <Button onClick={() => setValue('')}>Start over</Button>
    </>
  )
}

afterEach(() => vi.useRealTimers())

function type(text: string): void {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: text } })
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

test('a word that is typed in one go is asked for once', () => {
  vi.useFakeTimers()
  const onSearch = vi.fn()
  renderInRouter(<Searched onSearch={onSearch} />)
  for (const text of ['j', 'jo', 'joa', 'joao']) {
    type(text)
    pass(100)
  }
  expect(onSearch).not.toHaveBeenCalled()
  pass(300)
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('joao')
})

test('when the search changes elsewhere the field follows, and asks nothing', () => {
  vi.useFakeTimers()
  const onSearch = vi.fn()
  renderInRouter(<Searched onSearch={onSearch} />)
  type('oboe')
  pass(300)
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  pass(1000)
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('oboe')
})

test('a word that was dropped on the way out is asked for when the screen is shown again', () => {
  vi.useFakeTimers()
  const onSearch = vi.fn()
  const field = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <SearchField value="" onSearch={onSearch} />
    </Activity>
  )
  const { rerender } = render(field('visible'), { wrapper: MemoryRouter })
  type('oboe')
  // The person is on the way to another screen: nobody takes it.
  pass(300)
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('oboe')
  rerender(field('hidden'))
  pass(1000)
  expect(onSearch).toHaveBeenCalledOnce()
  rerender(field('visible'))
  expect(screen.getByRole('searchbox')).toHaveValue('oboe')
  pass(300)
  expect(onSearch).toHaveBeenCalledTimes(2)
})
