import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const src = path.join(import.meta.dirname, '../../src')
const start = path.join(src, 'app/SignedInRoutes.tsx')

/** There from the start of a visit (main.tsx, Shell.tsx), or said on a page of its own. */
const anyway = ['shell', 'layout', 'forms', 'auth']

const IMPORT = /^import (?!type )[^;]*? from '([^']+)'|\bimport\('([^']+)'\)/gm
const SCREEN = /withTexts\(\s*\[([^\]]*)\],\s*import\('([^']+)'\)/g
const ASKED = /useTranslation\((\[[^\]]*\]|'\w+')/g

const isArea = (word: string) =>
  ['', 'finances'].some((folder) => existsSync(path.join(src, 'i18n/en', folder, `${word}.ts`)))
const areasOf = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, word = '']) => word).filter(isArea)

function fileOf(from: string, name: string): string | undefined {
  const base = name.startsWith('@/') ? path.join(src, name.slice(2)) : path.resolve(path.dirname(from), name)
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file))
}

interface Screen {
  file: string
  /** The areas whose texts are fetched with its code. */
  awaited: string[]
}

/** Which texts a screen can ask for, with all that it opens later; and the screens that wait for texts of their own. */
function walk(screen: string): { asked: Set<string>; screens: Screen[] } {
  const asked = new Set<string>()
  const screens: Screen[] = []
  const seen = new Set<string>()
  const open = [screen]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const code = readFileSync(file, 'utf8')
    const own = new Set<string>()
    for (const [, list = '', name = ''] of code.matchAll(SCREEN)) {
      const target = fileOf(file, name)
      if (target === undefined) throw new Error(`${file}: no file ${name}`)
      own.add(target)
      screens.push({ file: target, awaited: areasOf(list) })
    }
    for (const [, list = ''] of code.matchAll(ASKED)) for (const area of areasOf(list)) asked.add(area)
    for (const [, fixed, late] of code.matchAll(IMPORT)) {
      const target = fileOf(file, fixed ?? late ?? '')
      if (target !== undefined && !own.has(target)) open.push(target)
    }
  }
  return { asked, screens }
}

/** `SomePage: area` for each area that a screen can ask for and nothing fetched before. */
function missing({ file, awaited }: Screen): string[] {
  const { asked, screens } = walk(file)
  const lacking = [...asked]
    .filter((area) => !awaited.includes(area))
    .map((area) => `${path.relative(src, file)}: ${area}`)
  return [...lacking, ...screens.flatMap((inner) => missing({ ...inner, awaited: [...inner.awaited, ...awaited] }))]
}

it('fetches with the code of each screen all texts that it will ask for: late ones would hide it, and lose the focus', () => {
  const { screens } = walk(start)
  expect(screens.length).toBeGreaterThan(5)
  expect(screens.flatMap((screen) => missing({ ...screen, awaited: [...screen.awaited, ...anyway] }))).toEqual([])
})

it('has all texts of what stands on every screen, or on none', () => {
  const parts = ['app/search/SearchPanel.tsx', 'app/ShellBookmarks.tsx', 'app/SignOutPrompt.tsx']
  const signIn = { file: path.join(src, 'auth/SignInForm.tsx'), awaited: ['shell', 'auth'] }
  const all = [signIn, ...parts.map((part) => ({ file: path.join(src, part), awaited: anyway }))]
  expect(all.flatMap(missing)).toEqual([])
})
