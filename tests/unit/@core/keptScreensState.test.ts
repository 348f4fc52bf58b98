import { NavigationType } from 'react-router-dom'
import { expect, it } from 'vitest'
import { keepAhead, keepAllowed, keepShown, noKeptScreens, type KeptScreens } from '@/@core/layouts/keptScreensState'
import type { Navigation } from '@/@core/hooks/shownNavigation'

const paths = ['/', '/members', '/finances', '/calendar']
const LIMIT = 2

let steps = 0
function to(address: string): Navigation {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  steps += 1
  return { location: { pathname, search, hash, state: null, key: String(steps) }, navigationType: NavigationType.Push }
}

const visit = (...addresses: string[]): KeptScreens =>
  addresses.reduce((kept, address) => keepShown(kept, to(address), paths, LIMIT), noKeptScreens)
const kept = ({ screens }: KeptScreens) => screens.map(({ path }) => path)

it('the screens that were left last are kept, as many as there may be', () => {
  expect(kept(visit('/', '/members'))).toEqual(['/', '/members'])
  expect(kept(visit('/', '/members', '/finances'))).toEqual(['/members', '/finances'])
  expect(kept(visit('/', '/members', '/', '/finances'))).toEqual(['/', '/finances'])
})

it('a screen that is no place of the menu is not kept, and takes none away', () => {
  const after = visit('/', '/members', '/members/new')
  expect(kept(after)).toEqual(['/', '/members'])
  expect(after.isReturn).toBe(false)
  expect(visit('/', '/members', '/members/new', '/members').isReturn).toBe(true)
})

it('a hidden screen has the address at which it was left, and the same object when it is shown there again', () => {
  const left = visit('/members', '/members?q=ana', '/')
  const [members] = left.screens
  expect(members?.navigation.location.search).toBe('?q=ana')
  const back = keepShown(left, to('/members?q=ana'), paths, LIMIT)
  expect(back.screens[0]?.navigation).toBe(members?.navigation)
  expect(back.isReturn).toBe(true)
  expect(keepShown(left, to('/members'), paths, LIMIT).screens[0]?.navigation.location.search).toBe('')
})

it('a filter is no return, and the same navigation changes nothing', () => {
  expect(visit('/members', '/members?q=a').isReturn).toBe(false)
  const shown = to('/members')
  const once = keepShown(noKeptScreens, shown, paths, LIMIT)
  expect(keepShown(once, shown, paths, LIMIT)).toBe(once)
})

it('what is rendered ahead takes a place, and its first visit is no return', () => {
  const ahead = keepAhead(visit('/'), to('/members'), paths, LIMIT)
  expect(kept(ahead)).toEqual(['/', '/members'])
  expect(keepShown(ahead, to('/members'), paths, LIMIT).isReturn).toBe(false)
  expect(keepAhead(ahead, to('/members'), paths, LIMIT)).toBe(ahead)
  expect(keepAhead(ahead, to('/'), paths, LIMIT)).toBe(ahead)
  expect(keepAhead(ahead, to('/settings/people'), paths, LIMIT)).toBe(ahead)
})

it('a place that the person may no longer open is let go', () => {
  const before = visit('/members', '/')
  expect(kept(keepAllowed(before, ['/']))).toEqual(['/'])
  expect(keepAllowed(before, paths)).toBe(before)
})
