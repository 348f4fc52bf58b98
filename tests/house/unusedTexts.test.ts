import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const src = path.join(import.meta.dirname, '../../src')
const files = import.meta.glob<{ messages: object }>('../../src/i18n/en/**/*.ts', { eager: true })

const code = readdirSync(src, { encoding: 'utf8', recursive: true })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/^i18n\/(en|pt-BR|de)\//.test(file))
  .map((file) => readFileSync(path.join(src, file), 'utf8'))
  .join('\n')

/** What stands between quotes, less the area in front; and the starts and ends of what is put together. */
const literals = new Set([...code.matchAll(/['"`](?:\w+:)?([\w.]+)['"`]/g)].map(([, key = '']) => key))
const templates = [...code.matchAll(/`(?:(\w+):)?([\w.]*)\$\{[^`]*?\}([\w.]*)/g)].map(
  ([, area = '', start = '', end = '']) => ({ area, start, end }),
)

/** `plain.path` of each text; forms of a plural and of a context are one. */
function pathsIn(messages: object, before = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? pathsIn(value, `${before}${key}.`)
      : `${before}${key.replace(/_(one|many|other)$/, '')}`,
  )
}

/** Shorter starts of a template fit by chance. */
const START_MIN = 4

/** Whether any code can ask for it: by its whole path, as one of a list, or by a template that fits. */
function isUsed(area: string, key: string): boolean {
  if (literals.has(key.replace(/_\w+$|\.\d+$/, '')) || literals.has(key)) return true
  return templates.some(({ area: named, start, end }) => {
    if (start !== '') return (start.includes('.') || start.length >= START_MIN) && key.startsWith(start)
    return named === area || (end.length > 1 && key.endsWith(end))
  })
}

it('no text is left over that nothing asks for', () => {
  const unused = Object.entries(files).flatMap(([file, { messages }]) =>
    [...new Set(pathsIn(messages))]
      .filter((key) => !isUsed(path.basename(file, '.ts'), key))
      .map((key) => `${file.replace('../../', '')}: ${key}`),
  )
  expect(Object.keys(files).length).toBeGreaterThan(50)
  expect(unused).toEqual([])
})

it('a text that nothing asks for would be found', () => {
  expect(isUsed('members', 'noSuchTextAtAll')).toBe(false)
  expect(isUsed('readiness', 'amber')).toBe(true)
})
