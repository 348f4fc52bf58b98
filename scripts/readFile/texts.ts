import { createInstance } from 'i18next'
import { messages as bankFiles } from '@/i18n/en/finances/bankFiles'
import { messages as finances } from '@/i18n/en/finances'
import { messages as imports } from '@/i18n/en/imports'
import { messages as matching } from '@/i18n/en/finances/matching'
import { messages as members } from '@/i18n/en/members'

const texts = createInstance()
await texts.init({
  lng: 'en',
  resources: { en: { bankFiles, finances, imports, matching, members } },
  interpolation: { escapeValue: false },
})

/** The words of the screens of the import, in English: whoever reads a report may not know another. */
export const t = texts.getFixedT<['imports', 'bankFiles', 'finances']>('en', ['imports', 'bankFiles', 'finances'])
export const financeTexts = texts.getFixedT<['imports', 'finances', 'matching']>('en', [
  'imports',
  'finances',
  'matching',
])
export const memberTexts = texts.getFixedT<['imports', 'members']>('en', ['imports', 'members'])

export const listOf = (names: readonly string[]) => new Intl.ListFormat('en').format(names)
