import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'react-data-table-component'
const ENDINGS = ['', '.ts', '.tsx', '/index.ts']

/** What our DataTable.tsx never shows: each is a component, the only export of its file. */
const NEVER_SHOWN = `
  CellEditor ColumnFilter ContextMenu PinnedScrollbar TableFooter TableHeader TableSubheader
  Checkbox TableCellCheckbox TableColCheckbox Pagination TablePaginationFooter
  ExpanderButton ExpanderRow TableCellExpander TableColExpander`
  .trim()
  .split(/\s+/)
  .map((name) => `components/${name}.tsx`)
/** Themes beside the default one; ours is custom properties (dataTable.scss). */
const OTHER_THEMES = /^themes\/(catppuccin|crisp|material|rounded)\.ts$/

interface Sources {
  folder: string
  /** By their path within the folder. */
  files: Map<string, string>
}

function readSources(): Sources {
  const built = createRequire(import.meta.url)
    .resolve(NAME)
    .replace(/index\.js$/, 'index.mjs')
  const map: unknown = JSON.parse(readFileSync(`${built}.map`, 'utf8'))
  const { sources, sourcesContent } = map as { sources: string[]; sourcesContent: string[] }
  const files = sources.map((source, index): [string, string] => [
    source.replace('../src/', ''),
    sourcesContent[index] ?? '',
  ])
  return { folder: path.join(path.dirname(built), '../src'), files: new Map(files) }
}

function leaveOut(file: string, code: string): string {
  if (NEVER_SHOWN.includes(file)) return 'export default () => null'
  if (OTHER_THEMES.test(file)) return code.replace(/(export const \w+Theme)[^=]*=[^]*/, '$1 = undefined')
  // It would be written into a <style> of the page. Our Content-Security-Policy allows none.
  return file.endsWith('.css') ? '' : code
}

/**
 * Builds the table from the library's own sources, which its source map holds, without the third of it that Batuta never
 * shows: it comes as one file, from which nothing can be shaken out. A version without these files fails the build.
 */
export function tableFromSources(): Plugin {
  const { folder, files } = readSources()
  const missing = NEVER_SHOWN.filter((file) => !files.has(file))
  if (missing.length > 0) throw new Error(`${NAME} has no ${missing.join(', ')} any more`)
  const nameOf = (id: string) => (id.startsWith(folder) ? path.relative(folder, id).replaceAll('\\', '/') : undefined)
  return {
    name: 'batuta:table-from-sources',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (source === NAME) return path.join(folder, 'index.ts')
      const from = nameOf(importer ?? '')
      if (from === undefined || !source.startsWith('.')) return null
      const target = path.posix.join(path.posix.dirname(from), source)
      const file = ENDINGS.map((ending) => target + ending).find((candidate) => files.has(candidate))
      if (file === undefined) throw new Error(`${NAME} has no ${target}`)
      return path.join(folder, file)
    },
    load: (id) => {
      const file = nameOf(id)
      const code = file === undefined ? undefined : files.get(file)
      return code === undefined || file === undefined ? null : leaveOut(file, code)
    },
  }
}
