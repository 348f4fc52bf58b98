import { expect } from 'vitest'
import { barriers, testAccessibility } from '../app/accessibility'
import { words } from '../app/words'
import { e2e } from '../support/e2e'
import { see, title } from '../support/page'
import { secondFactorScreens } from './secondFactorScreens'
import { signedOutScreens } from './signedOutScreens'

testAccessibility({ 'what stands before sign-in': signedOutScreens, 'two-step sign-in': secondFactorScreens }, [
  'two steps, on',
  'led to two steps',
])

e2e('nothing bars the way on an installation without groups', async ({ app, newServer }) => {
  const page = await app.visit('/login', { at: newServer.url, layout: { skin: 'system' } })
  await see(title(page, words.auth.start.title))
  expect(await barriers(page)).toEqual([])
})
