import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense, useCallback, useState, type ComponentType } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, test } from 'vitest'
import type { UserData } from '@contract/auth'
import { dropEarlyAnswers } from '@/api/earlyAnswers'
import { defaultLayout } from '@/configs/themeConfig'
import { createAppThunk } from '@/redux/appThunk'
import { signedIn, signedOut, userChanged } from '@/redux/auth'
import { useAhead } from '@/redux/firstLook'
import { createAppStore } from '@/redux/store'
import { useAskBeforePaint, useQuery } from '@/redux/useQuery'

/** Shows a screen with a part whose code comes last. */
async function showWithLatePart(Screen: ComponentType<{ late: ComponentType }>): Promise<void> {
  let arrive = () => {}
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = () => resolve({ default: () => <p>The late part</p> })
      }),
  )
  const auth = { status: 'signedOut', hasLeft: false, userData: null, signInCount: 0 } as const
  render(
    <Provider store={createAppStore({ auth, layout: defaultLayout })}>
      <Suspense fallback={<p>Waiting</p>}>
        <Screen late={Late} />
      </Suspense>
    </Provider>,
  )
  await screen.findByText('Waiting')
  arrive()
  await screen.findByText('The late part')
}

test('what is answered is not asked again because a part of the screen waited for its code', async () => {
  const asked: string[] = []
  const find = createAppThunk<string, string>('test/find', (id) => {
    asked.push(id)
    return Promise.resolve(`The record ${id}`)
  })
  await showWithLatePart(function Screen({ late: Late }) {
    const { answer } = useQuery(find, 'one')
    return (
      answer !== null && (
        <>
          <p>{answer}</p>
          <Late />
        </>
      )
    )
  })
  expect(screen.getByText('The record one')).toBeVisible()
  expect(asked).toEqual(['one'])
})

test('nor is what a slice keeps', async () => {
  const asked: string[] = []
  await showWithLatePart(function Screen({ late: Late }) {
    const [isAnswered, setAnswered] = useState(false)
    const ask = useCallback(async () => {
      asked.push('all')
      await Promise.resolve()
      setAnswered(true)
    }, [])
    useAskBeforePaint(ask, undefined)
    return isAnswered && <Late />
  })
  expect(asked).toEqual(['all'])
})

describe('what was asked ahead of a screen', () => {
  const helena: UserData = {
    id: '018f0000-0000-7000-8000-000000000001',
    document: '',
    ability: [{ action: 'manage', subject: 'all' }],
    accessToken: 'a',
    refreshToken: 'r',
    name: 'Helena',
    email: 'helena@example.org',
    role: 'admin',
    group: {
      id: '018f0000-0000-7000-8000-000000000002',
      name: 'Coral da Serra',
      currency: 'BRL',
      timeZone: 'America/Sao_Paulo',
    },
  }
  let asked = 0
  const find = (id: string) => Promise.resolve(`${id}, answer ${(asked += 1)}`)

  function Screen() {
    return <p>{useQuery(find, 'one').answer ?? 'Waiting'}</p>
  }

  /** Asks ahead, and hands out what opens the screen afterwards. */
  async function askAhead() {
    const auth = { status: 'signedIn', hasLeft: false, userData: { ...helena }, signInCount: 1 } as const
    const store = createAppStore({ auth, layout: defaultLayout })
    const asking: Promise<void>[] = []
    function Asking() {
      const ahead = useAhead()
      return <button onClick={() => asking.push(ahead.ask(find, 'one'))}>Point</button>
    }
    const { rerender } = render(<Asking />, {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    })
    const point = () =>
      act(async () => {
        screen.getByText('Point').click()
        await Promise.all(asking)
      })
    await point()
    return { store, point, open: () => rerender(<Screen />), close: () => rerender(<Asking />) }
  }

  beforeEach(() => {
    asked = 0
  })

  test('is drawn at once, and asked once however often the place is pointed at', async () => {
    const { point, open } = await askAhead()
    await point()
    open()
    expect(screen.getByText('one, answer 1')).toBeVisible()
    await act(async () => {})
    expect(asked).toBe(1)
  })

  test('is for one opening', async () => {
    const { open, close } = await askAhead()
    open()
    close()
    open()
    expect(await screen.findByText('one, answer 2')).toBeVisible()
  })

  test.for<[string, (store: ReturnType<typeof createAppStore>) => void]>([
    ['a change', () => dropEarlyAnswers()],
    ['another right', (store) => store.dispatch(userChanged({ ...helena, role: 'member', ability: [] }))],
    ['another group', (store) => store.dispatch(signedIn({ ...helena, id: '018f0000-0000-7000-8000-000000000003' }))],
    ['signing out', (store) => store.dispatch(signedOut({ isRevoked: false }))],
  ])('is gone after %s', async ([, happen]) => {
    const { store, open } = await askAhead()
    act(() => happen(store))
    open()
    expect(screen.getByText('Waiting')).toBeVisible()
    expect(await screen.findByText('one, answer 2')).toBeVisible()
  })
})
