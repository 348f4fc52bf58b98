import i18next from 'i18next'
import { beforeEach, describe, expect, test } from 'vitest'
import { errorCodes, validationErrors } from '@contract/errors'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { messages as de } from '@/i18n/de/shell'
import { messages as en } from '@/i18n/en/shell'
import { messages as pt } from '@/i18n/pt-BR/shell'
import { startShellTexts } from './shellTexts'

describe.each([
  ['en', en],
  ['pt-BR', pt],
  ['de', de],
] as const)('in %s', (language, messages) => {
  beforeEach(() => startShellTexts(language))

  test.each(validationErrors)('%s has a sentence of its own', (error) => {
    expect(validationErrorText(i18next.t, error)).toBe(messages.validationError[error].replace('{{limit}}', ''))
  })

  test.each(errorCodes)('error %s has a sentence', (code) => {
    expect(messages.error[code]).toMatch(/\.$|\?$/)
  })
})

test('the limit is in the sentence', async () => {
  await startShellTexts()
  expect(validationErrorText(i18next.t, 'too_long:120')).toBe('At most 120 characters, please.')
})

test('no error, no sentence; an unknown error, a general one', async () => {
  await startShellTexts()
  expect(validationErrorText(i18next.t, undefined)).toBeUndefined()
  expect(validationErrorText(i18next.t, 'made_of_cheese')).toBe(en.validationError.not_allowed)
})
