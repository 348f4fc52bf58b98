import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, Suspense, useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { lazyComponent, lazyPart, loader } from '@/@core/components/lazyComponent'

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>
}

class Boundary extends Component<{ children: ReactNode }, { reason: string | null }> {
  override state = { reason: null }
  static getDerivedStateFromError = ({ message }: Error) => ({ reason: message })
  override render = () => (this.state.reason === null ? this.props.children : <p role="alert">{this.state.reason}</p>)
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

test('a part that comes later has its own fallback, and what stands around it is not hidden', async () => {
  const answers: ((code: typeof Counter) => void)[] = []
  const load = loader(() => new Promise<typeof Counter>((resolve) => answers.push(resolve)))
  const Part = lazyPart(load, (code) => code, <p>Soon</p>)
  render(
    <Suspense fallback={<p>All is hidden</p>}>
      <h1>Around</h1>
      <Part label="Pressed" />
    </Suspense>,
  )
  expect(document.body.textContent).toBe('AroundSoon')
  await act(async () => answers.forEach((answer) => answer(Counter)))
  expect(document.body.textContent).toBe('AroundPressed 0')
  // Opened again it is there at once.
  cleanup()
  render(<Part label="Again" />)
  expect(document.body.textContent).toBe('Again 0')
})

test('a part that did not come is an error where it stands, and comes when it is opened again', async () => {
  const answers = ['offline', 'still offline'].map((reason) => () => Promise.reject(new Error(reason)))
  const load = loader((): Promise<typeof Counter> => answers.shift()?.() ?? Promise.resolve(Counter))
  const Part = lazyPart(load, (code) => code)
  const page = () =>
    render(
      <Boundary>
        <Part label="Pressed" />
      </Boundary>,
      { onCaughtError: () => undefined },
    )
  page()
  expect((await screen.findByRole('alert')).textContent).toBe('still offline')
  cleanup()
  page()
  expect((await screen.findByRole('button')).textContent).toBe('Pressed 0')
})

test('what did not come is fetched again', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(Counter)]
  const load = loader(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
  await expect(load()).rejects.toThrow('offline')
  await expect(load()).resolves.toBe(Counter)
  await expect(load()).resolves.toBe(Counter)
})
