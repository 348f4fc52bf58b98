import { expect } from 'vitest'
import { barriers, languages, testAccessibility } from '../app/accessibility'
import { words } from '../app/words'
import { e2e } from '../support/e2e'
import { see, title } from '../support/page'
import { signedOutScreens } from './signedOutScreens'

testAccessibility({ 'what stands before sign-in': signedOutScreens })

e2e.for(languages)(
  'nothing bars the way on an installation without groups, in %s',
  async (language, { app, newServer }) => {
    const page = await app.visit('/login', { at: newServer.url, language, layout: { skin: 'system' } })
    await see(title(page, words[language].auth.start.title))
    expect(await barriers(page, language)).toEqual([])
  },
)
