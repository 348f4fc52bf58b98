import { expect, test } from 'vitest'
import { screens } from '@contract/screens'
import { navigation } from '@/app/navigation'
import { paths } from '@/configs/paths'
import { FIRST_SAMPLE_ID } from '@/configs/sampleRoutes'

const items = navigation.flatMap((group) => group.items)

test('the menu shows every screen that can be bookmarked, under the same address, and two of the person’s own', () => {
  const bookmarkable = items.filter(({ id }) => id !== 'account' && id !== 'leading')
  expect(bookmarkable.map(({ id, path }) => [id, path])).toEqual(screens.map(({ target, link }) => [target, link]))
  expect(items.find(({ id }) => id === 'leading')).toMatchObject({ path: paths.leading, isForLeaders: true })
  expect(items.at(-1)).toMatchObject({ id: 'account', path: paths.account })
})

test('the addresses are those that the client has routes for', () => {
  const { home, members, finances, calendar, analytics, groupSettings, messageSettings, people, audit } = paths
  expect(screens.map(({ link }) => link)).toEqual([
    home,
    members,
    finances,
    calendar,
    analytics,
    groupSettings,
    messageSettings,
    people,
    audit,
  ])
})

test('no two screens share an id, and the samples have none of them', () => {
  expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length)
  expect(Math.max(...screens.map(({ id }) => id))).toBeLessThan(FIRST_SAMPLE_ID)
})
