const NAMES = /[\w$]+/g
/** Words of an import that name nothing. */
const SYNTAX = new Set(['import', 'type', 'from', 'as'])
/** What begins at a line's very beginning, with the comment right above it; a closing bracket there ends what is open. */
const STATEMENT = /\n+(?=[^\s)\]}])/
const COMMENT = /^(?:(?:\/\/[^\n]*|\/\*\*[\s\S]*?\*\/)\n)+/
const DECLARED = /^(?:export )?(?:const|function|interface|type) ([\w$]+)/

interface Statement {
  text: string
  /** What it declares; an import declares what it brings in. */
  names: readonly string[]
}

function statementOf(text: string): Statement {
  const code = text.replace(COMMENT, '')
  if (code.startsWith('import ')) {
    const [brought = ''] = code.split(' from ')
    return { text, names: [...brought.matchAll(NAMES)].map(([name]) => name).filter((name) => !SYNTAX.has(name)) }
  }
  const name = DECLARED.exec(code)?.[1]
  return { text, names: name === undefined ? [] : [name] }
}

function statementsOf(file: string): Statement[] {
  const parts = file.trimEnd().split(STATEMENT)
  const isComment = (text: string) => /^\/[/*]/.test(text)
  return parts.flatMap((text, at) => {
    // The page itself has all examples, and is no part of any.
    if (isComment(text) || text.startsWith('export const page =')) return []
    const before = parts.slice(0, at)
    const comments = before.slice(before.findLastIndex((part) => !isComment(part)) + 1)
    return [statementOf([...comments, text].join('\n'))]
  })
}

const isImport = ({ text }: Statement) => text.startsWith('import ')

/** As a name of the file's: not as a property of something, nor as a part of a path. */
const isUsedIn = (text: string) => (name: string) =>
  new RegExp(`(?<!(?<!\\.\\.)\\.|[/'-])\\b${name}\\b(?!['-])`).test(text)

/**
 * The example's component with all that it needs of its file: imports, constants, parts. Undefined where the file has no function of
 * that name: the id with a large first letter.
 */
export function exampleSource(file: string, id: string): string | undefined {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  const statements = statementsOf(file)
  const own = statements.find(({ text }) => text.includes(`export function ${name}(`))
  if (!own) return undefined
  const needed = new Set([own])
  // What is needed may need more: the set grows while it is gone through.
  for (const one of needed) {
    if (isImport(one)) continue
    const isUsed = isUsedIn(one.text.replace(COMMENT, ''))
    statements.filter(({ names }) => names.some(isUsed)).forEach((statement) => needed.add(statement))
  }
  const kept = statements.filter((statement) => needed.has(statement))
  const imports = kept.filter(isImport).map(({ text }) => text)
  const rest = kept.filter((statement) => !isImport(statement)).map(({ text }) => text)
  return [imports.join('\n'), ...rest].filter(Boolean).join('\n\n')
}
