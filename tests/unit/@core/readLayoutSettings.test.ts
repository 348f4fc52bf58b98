import { expect, test } from 'vitest'
import { defaultLayout, readLayoutSettings, RIPPLE_MS } from '@/configs/themeConfig'

test('the layout starts as the specification says', () => {
  expect(readLayoutSettings(null)).toEqual({
    layout: 'vertical',
    skin: 'dark',
    width: 'boxed',
    navbar: 'floating',
    navbarColor: 'white',
    footer: 'static',
    direction: 'ltr',
    isMenuHidden: false,
    isMenuCollapsed: false,
    hasScrollTop: true,
    hasSamples: false,
  })
  expect(RIPPLE_MS).toBe(500)
})

test('what was chosen comes back', () => {
  const chosen = {
    ...defaultLayout,
    skin: 'system',
    navbar: 'hidden',
    direction: 'rtl',
    isMenuCollapsed: true,
    hasSamples: true,
  } as const
  expect(readLayoutSettings(JSON.stringify(chosen))).toEqual(chosen)
})

test.each(['', 'null', '"dark"', '[]', '{"skin":', '{"skin":"pink","isMenuHidden":"yes","width":7}'])(
  'garbage in the storage is the default: %s',
  (json) => expect(readLayoutSettings(json)).toEqual(defaultLayout),
)

test('one bad value does not cost the others', () => {
  expect(readLayoutSettings('{"skin":"light","footer":"upstairs"}')).toEqual({ ...defaultLayout, skin: 'light' })
})
