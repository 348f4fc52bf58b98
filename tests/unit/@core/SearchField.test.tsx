import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
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
