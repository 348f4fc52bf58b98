import { expect, it } from 'vitest'
import { isPublicSample } from '@/configs/publicSample'
import { sampleRoutes } from '@/configs/sampleRoutes'
import { publicScreens } from '@/views/samples/publicScreens'
import { screens } from '@/views/samples/screens'

it('every listed address has a screen', () => {
  expect(sampleRoutes).toHaveLength(122)
  expect([...Object.keys(screens), ...Object.keys(publicScreens)].sort()).toEqual(sampleRoutes.toSorted())
})

it('every listed address that is shown to everybody has its screen there, and no other has', () => {
  const everybodys = sampleRoutes.filter(isPublicSample)
  expect(everybodys).toHaveLength(16)
  expect(Object.keys(publicScreens).sort()).toEqual(everybodys.sort())
  expect(Object.keys(screens).filter(isPublicSample)).toEqual([])
})
