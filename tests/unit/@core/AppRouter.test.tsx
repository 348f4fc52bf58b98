import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AppRouter } from '@/@core/layouts/AppRouter'

test('a screen keeps its newest query while the next one is on its way', () => {
  window.history.replaceState(null, '', '/list')
  const router: { navigate?: NavigateFunction } = {}
  function Place() {
    const { pathname, search } = useLocation()
    const navigate = useNavigate()
    useLayoutEffect(() => {
      router.navigate = navigate
    }, [navigate])
    return <p>{pathname + search}</p>
  }
  const read = () => screen.getByText(/^\//).textContent
  render(
    <AppRouter>
      <Place />
    </AppRouter>,
  )
  const shown: string[] = []
  act(() => {
    // What React defers has had no time between the two.
    flushSync(() => void router.navigate?.('/list?q=an', { replace: true }))
    shown.push(read())
    flushSync(() => void router.navigate?.('/other'))
    shown.push(read())
  })
  shown.push(read())
  expect(shown).toEqual(['/list?q=an', '/list?q=an', '/other'])
})
