import { act, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { lazyComponent, loader } from '@/@core/components/lazyComponent'

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>
}

function open(load: ReturnType<typeof loader<typeof Counter>>) {
  const Lazy = lazyComponent(load, (code) => code)
  const shown: string[] = []
  function Fallback() {
    shown.push('fallback')
    return null
  }
  const page = (label: string) => (
    <Suspense fallback={<Fallback />}>
      <Lazy label={label} />
    </Suspense>
  )
  const { rerender } = render(page('Pressed'))
  return { shown, say: (label: string) => rerender(page(label)) }
}

test('code that is there is rendered at once, without the fallback', async () => {
  const load = loader(() => Promise.resolve(Counter))
  await load()
  const { shown } = open(load)
  expect(screen.getByRole('button').textContent).toBe('Pressed 0')
  expect(shown).toEqual([])
})

test('code that comes later follows the fallback, and what is mounted by then keeps its state', async () => {
  const answers: ((code: typeof Counter) => void)[] = []
  const { shown, say } = open(loader(() => new Promise<typeof Counter>((resolve) => answers.push(resolve))))
  expect(shown).not.toEqual([])
  answers.forEach((answer) => answer(Counter))
  const button = await screen.findByRole('button')
  act(() => button.click())
  say('Clicked')
  expect(screen.getByRole('button').textContent).toBe('Clicked 1')
})

test('what did not come is fetched again', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(Counter)]
  const load = loader(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
  await expect(load()).rejects.toThrow('offline')
  await expect(load()).resolves.toBe(Counter)
  await expect(load()).resolves.toBe(Counter)
})
