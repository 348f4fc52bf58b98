import path from 'node:path'
import { build } from 'esbuild'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { writtenLocales } from '../contract/locales.ts'
import { screenFiles } from '../src/configs/screenFiles.ts'

const PLACE = '<!-- start -->'
const FILES_PLACE = '<!-- files -->'
const ENTRY = 'src/start/start.ts'
const FONT = /instrument-sans-latin-wght-normal.*\.woff2$/

type Bundle = Rolldown.OutputBundle

/** Finds the built files by the sources in them. */
function filesIn(bundle: Bundle, config: ResolvedConfig) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const bySource = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id.split('?')[0], chunk] as const)))
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))

  function withImports(chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()): Set<Rolldown.OutputChunk> {
    if (seen.has(chunk)) return seen
    seen.add(chunk)
    for (const name of chunk.imports) {
      const imported = byName.get(name)
      if (imported) withImports(imported, seen)
    }
    return seen
  }

  /** The file with this source and all that it imports, styles first. */
  return (source: string): string[] => {
    const chunk = bySource.get(path.join(config.root, 'src', source))
    // The first script would fetch too little from then on, and nobody would notice.
    if (!chunk) throw new Error(`The build has no file with src/${source}`)
    const all = [...withImports(chunk)]
    const styles = all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    return [...styles, ...all.map(({ fileName }) => fileName)].map((file) => config.base + file)
  }
}

/** What `src/start/start.ts` fetches ahead, without what the page itself names. */
function startFiles(bundle: Bundle | undefined, config: ResolvedConfig) {
  if (!bundle) return { all: [], shell: [], words: {}, screens: {} }
  const filesOf = filesIn(bundle, config)
  const first = filesOf('main.tsx')
  const later = (...sources: string[]) => [...new Set(sources.flatMap(filesOf))].filter((file) => !first.includes(file))
  const fonts = Object.keys(bundle).filter((file) => FONT.test(file))
  const screens = Object.entries(screenFiles).map(([screen, { isPublic = false, words = [], files }]) => [
    screen,
    { isPublic, words, files: later(...files) },
  ])
  const areas = ['shell', ...new Set(Object.values(screenFiles).flatMap(({ words = [] }) => words))]
  return {
    all: fonts.map((file) => config.base + file),
    shell: later('app/SignedInRoutes.tsx', 'api/http.ts'),
    words: Object.fromEntries(
      writtenLocales.map((language) => [
        language,
        Object.fromEntries(areas.map((area) => [area, later(`i18n/${language}/${area}.ts`)])),
      ]),
    ),
    screens: Object.fromEntries(screens),
  }
}

/** A script that stands in a page itself. `files` is what it knows as `startFiles`. */
export async function compileScript(entry: string, files: object, config: ResolvedConfig): Promise<string> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: config.root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    minify: config.command === 'build',
    format: 'iife',
    target: 'es2022',
    define: {
      startFiles: JSON.stringify(files),
      'import.meta.env': JSON.stringify({ VITE_API_URL: config.env['VITE_API_URL'] ?? '' }),
    },
  })
  const code = outputFiles[0]?.text.trim() ?? ''
  // It stands in every page and runs before anything else: the words of choices come from contract/choices.ts.
  const packages = Object.keys(metafile.inputs).filter((file) => file.startsWith('node_modules/'))
  if (packages.length > 0) throw new Error(`${entry} would bring ${packages[0]}, which is too long for a page`)
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} cannot stand in a page`)
  return code
}

/**
 * Puts the page's first script (src/start/start.ts) into index.html, with the names of the files that each screen needs. It is the
 * script that adds the main stylesheet: the page's own content is painted without waiting for it. What every screen needs is sent
 * for ahead of the script, on top of the page.
 */
export function startScript(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'batuta:start-script',
    configResolved: (resolved) => {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle, filename }) => {
        if (path.basename(filename) !== 'index.html') return html
        for (const place of [PLACE, FILES_PLACE])
          if (!html.includes(place)) throw new Error(`index.html lacks ${place}`)
        const links = [...html.matchAll(/^ *<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n/gm)]
        const styles = links.map(([, href = '']) => href)
        const scripts = bundle
          ? [...html.matchAll(/^ *<(?:script type|link rel)="module[^>]*>(?:<\/script>)?\n/gm)]
          : []
        const code = await compileScript(ENTRY, { ...startFiles(bundle, config), styles }, config)
        const rest = [...links, ...scripts].reduce((page, [tag]) => page.replace(tag, ''), html)
        const files = [
          ...scripts.map(([tag]) => tag.trim()),
          ...styles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
        ]
        return rest.replace(FILES_PLACE, files.join('\n    ')).replace(PLACE, () => `<script>${code}</script>`)
      },
    },
  }
}
