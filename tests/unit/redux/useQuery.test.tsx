import { render, screen } from '@testing-library/react'
import { lazy, Suspense, useCallback, useState, type ComponentType } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { defaultLayout } from '@/configs/themeConfig'
import { createAppThunk } from '@/redux/appThunk'
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
