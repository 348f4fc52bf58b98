import path from 'node:path'
import type { Rolldown } from 'vite'

const src = path.join(import.meta.dirname, '../src')
const at = (...files: string[]) => files.map((file) => path.join(src, file))

/** What every signed-in screen needs. */
const SHELL = at('SignedInRoutes.tsx', 'auth/http.ts', 'auth/readSession.ts')
const SIGN_IN = at('auth/SignInPage.tsx')
/** Screens that share a table, and some without one. */
const LISTS = [at('views/members/routes.tsx'), at('views/finances/FinanceListPage.tsx')]
const PLAIN = at(
  'auth/RegisterPage.tsx',
  'views/home/HomePage.tsx',
  'views/members/MemberPage.tsx',
  'views/calendar/EventPage.tsx',
  'views/finances/BalancePage.tsx',
)
/** What a form to fill in needs. */
const FORM = at(
  '@core/hooks/useSchemaForm.ts',
  '@core/hooks/useFormDraft.ts',
  '@core/components/fields/FormActions.tsx',
)
/** Uses some of that without a form. */
const FORMLESS = at('views/finances/BalancePage.tsx')
/** What goes together where five screens need it. */
const OTHERS = /[\\/](src|contract)[\\/](?!views)|lucide-react/

type Context = Rolldown.ChunkingContext

/** The files and all that they import, without what they load later. */
function closureOf(files: string[], context: Context): Set<string> {
  const closure = new Set<string>()
  const waiting = [...files]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (closure.has(id)) continue
    const info = context.getModuleInfo(id)
    if (!info) throw new Error(`There is no ${id} to build chunks from`)
    closure.add(id)
    waiting.push(...info.importedIds)
  }
  return closure
}

/** A chunk's name for each module; null for what its screen keeps to itself. */
function plan(context: Context): (id: string) => string | null {
  const shell = closureOf(SHELL, context)
  const signIn = closureOf(SIGN_IN, context)
  const lists = LISTS.map((files) => closureOf(files, context))
  const form = closureOf(FORM, context)
  const formless = closureOf(FORMLESS, context)
  const plain = closureOf(PLAIN, context)
  return (id) => {
    if (shell.has(id)) return signIn.has(id) ? 'page' : 'shell'
    if (signIn.has(id)) return 'signIn'
    const holders = lists.filter((list) => list.has(id)).length
    if (holders === lists.length) return plain.has(id) ? 'desk' : 'list'
    if (holders > 0) return null
    if (form.has(id) && !formless.has(id)) return 'form'
    return OTHERS.test(id) ? 'kit' : null
  }
}

/**
 * Few files in place of forty: fewer round trips, and text compresses better together. Each of them is told by what screens
 * import, so that the first ones carry nothing that only others use.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup[] {
  let chunkOf: ((id: string) => string | null) | undefined
  const group = (name: string, priority: number): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => ((chunkOf ??= plan(context))(id) === name ? name : null),
    debugName: name,
    priority,
  })
  return [
    // What every visit begins with.
    { name: 'first', tags: ['$initial'], priority: 8 },
    group('page', 7),
    group('signIn', 6),
    group('shell', 5),
    group('desk', 4),
    group('list', 3),
    group('form', 2),
    { ...group('kit', 1), minShareCount: 5 },
  ]
}
