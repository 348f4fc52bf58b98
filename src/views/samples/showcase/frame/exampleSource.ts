const IMPORT = /^import .*? from '.*?'$/gms
const NAMES = /[\w$]+/g
/** Words of an import that name nothing. */
const SYNTAX = new Set(['import', 'type', 'from', 'as'])

function isUsed(statement: string, body: string): boolean {
  const [names = ''] = statement.split(' from ')
  return [...names.matchAll(NAMES)].some(([name]) => !SYNTAX.has(name) && new RegExp(`\\b${name}\\b`).test(body))
}

/**
 * The example's component as it stands in the file, with those of the file's imports that it uses. Undefined where the file has
 * no function of that name: the id with a large first letter.
 */
export function exampleSource(file: string, id: string): string | undefined {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  const start = file.indexOf(`export function ${name}(`)
  if (start < 0) return undefined
  const body = file.slice(start, file.indexOf('\n}', start) + 2)
  const imports = [...file.matchAll(IMPORT)].map(([statement]) => statement).filter((line) => isUsed(line, body))
  return [...imports, ...(imports.length > 0 ? [''] : []), body].join('\n')
}
