import { render, screen } from '@testing-library/react'
import { lazy, Suspense, type ComponentType } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { defaultLayout } from '@/configs/themeConfig'
import { createAppThunk } from '@/redux/appThunk'
import { createAppStore } from '@/redux/store'
import { useQuery } from '@/redux/useQuery'

test('what is answered is not asked again because a part of the screen waited for its code', async () => {
  const asked: string[] = []
  const find = createAppThunk<string, string>('test/find', (id) => {
    asked.push(id)
    return Promise.resolve(`The record ${id}`)
  })
  let arrive = () => {}
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = () => resolve({ default: () => <p>The late part</p> })
      }),
  )
  function Screen() {
    const { answer } = useQuery(find, 'one')
    return (
      answer !== null && (
        <>
          <p>{answer}</p>
          <Late />
        </>
      )
    )
  }
  const auth = { status: 'signedOut', hasLeft: false, userData: null, signInCount: 0 } as const
  render(
    <Provider store={createAppStore({ auth, layout: defaultLayout })}>
      <Suspense fallback={<p>Waiting</p>}>
        <Screen />
      </Suspense>
    </Provider>,
  )

  await screen.findByText('Waiting')
  arrive()
  await screen.findByText('The late part')
  expect(screen.getByText('The record one')).toBeVisible()
  expect(asked).toEqual(['one'])
})
