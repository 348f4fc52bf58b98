import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isShowcaseRoute, sampleRoutes } from '@/configs/sampleRoutes'
import { exampleSource } from '@/views/samples/showcase/frame/exampleSource'
import { flag, oneOf, range, words } from '@/views/samples/showcase/frame/knobs'
import { folderOf, loadPage, showcaseRoutes } from '@/views/samples/showcase/frame/showcaseFiles'
import { loadSource } from '@/views/samples/showcase/frame/showcaseSources'
import { loadAllTexts } from '@/views/samples/showcase/frame/showcaseTexts'

const showcase = path.join(import.meta.dirname, '../../../../src/views/samples/showcase')

/** Where a text is empty, as a path: `en.examples.kinds.title`. */
function emptyTexts(texts: unknown, at: string): string[] {
  if (typeof texts === 'string') return texts.trim() === '' ? [at] : []
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([key, inner]) => emptyTexts(inner, `${at}.${key}`))
}

it('every folder of the showcase is the page of an address', () => {
  const folders = readdirSync(showcase)
    .filter((group) => group !== 'frame')
    .flatMap((group) =>
      readdirSync(path.join(showcase, group), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name: page }) => `../${group}/${page}`),
    )
  expect(folders.sort()).toEqual(showcaseRoutes.map(folderOf).sort())
  expect(sampleRoutes.filter(isShowcaseRoute)).toHaveLength(76)
})

it.each(showcaseRoutes)('%s has a source and texts for each example', async (route) => {
  const { examples, texts } = await loadPage(route)
  const ids = examples.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const language of ['en', 'pt-BR'] as const) {
    expect(emptyTexts(texts[language], language)).toEqual([])
    expect(Object.keys(texts[language].examples).sort()).toEqual([...ids].sort())
  }
  const sources = await Promise.all(ids.map((id) => loadSource(route, id)))
  expect(ids.filter((_, at) => sources[at] === undefined)).toEqual([])
})

it('the search knows the texts of all pages', async () => {
  const all = await loadAllTexts()
  expect(all.map(({ route }) => route)).toEqual(showcaseRoutes)
})

it('a source is the function with all that it needs of its file, and nothing else', () => {
  const file = [
    "import { A, B } from 'one'",
    'import {',
    '  C,',
    "} from 'two'",
    '',
    '/** So many. */',
    'const most = 3',
    'const words = [',
    "  'one',",
    ']',
    '',
    'interface PartProps {',
    '  of: number',
    '}',
    '',
    'function Part({ of }: PartProps) {',
    '  return of < most',
    '}',
    '',
    '// What is begun with.',
    'export function Kinds() {',
    '  if (C) {',
    '    return B',
    '  }',
    '}',
    '',
    'export function Other() {',
    '  return A(Part)',
    '}',
  ].join('\n')
  expect(exampleSource(file, 'kinds')).toBe(
    "import { A, B } from 'one'\nimport {\n  C,\n} from 'two'\n\n// What is begun with.\nexport function Kinds() {\n  if (C) {\n    return B\n  }\n}",
  )
  expect(exampleSource(file, 'other')).toBe(
    [
      "import { A, B } from 'one'",
      '/** So many. */\nconst most = 3',
      'interface PartProps {\n  of: number\n}',
      'function Part({ of }: PartProps) {\n  return of < most\n}',
      'export function Other() {\n  return A(Part)\n}',
    ].join('\n\n'),
  )
  expect(exampleSource(file, 'none')).toBeUndefined()
})

it('a knob reads what an address may say, and falls back to where it begins', () => {
  expect([null, 'md', 'huge'].map(oneOf('sm', 'md').parse)).toEqual(['sm', 'md', 'sm'])
  expect([null, 'true', 'false'].map(flag(true).parse)).toEqual([true, true, false])
  expect([null, '', 'Olá'].map(words('Hi').parse)).toEqual(['Hi', '', 'Olá'])
  expect([null, '7', '11', 'x', ''].map(range(3, { min: 0, max: 10 }).parse)).toEqual([3, 7, 3, 3, 3])
})
