import { createHash } from 'node:crypto'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { KeptFiles } from '../src/personal/worker.ts'
import { splash } from './splash.ts'
import { compileScript } from './startScript.ts'

const PAGE = 'my.html'
const PLACE = '<!-- start -->'
/** Behind what stands there at first, which is painted before the styles have come. */
const STYLES_PLACE = '<!-- styles -->'
const STYLE_LINK = /\n *<link rel="stylesheet"[^>]*>/g
const ENTRY = 'src/personal/start.ts'
const WORDS = /[\\/]i18n[\\/]([\w-]+)[\\/]my\.ts$/
const CHECKIN = /[\\/]views[\\/]my[\\/]CheckinView\.tsx$/
const WORKER = 'src/personal/worker.ts'
/** Where src/personal/registerWorker.ts finds it: at the root, as it answers for /my. */
const WORKER_FILE = 'my-worker.js'
/** Letters of other alphabets are fetched when they are met. */
const KEPT = /\.(js|css)$|instrument-sans-latin-wght-normal.*\.woff2$/
/** Navigations that this page answers (server/platform/http/clientFiles.ts). */
const ADDRESSES = /^\/(my|my\/event|check-in)\/?(\?.*)?$/

/** What src/personal/start.ts sends for: by language the file with its words, and what a check-in shows. The dev server has none. */
function startFiles(bundle: Rolldown.OutputBundle | undefined) {
  const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
  const words = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const language = WORDS.exec(facadeModuleId ?? '')?.[1]
    return language === undefined ? [] : [[language, `/${fileName}`] as const]
  })
  const checkins = chunks.find(({ facadeModuleId }) => CHECKIN.test(facadeModuleId ?? ''))
  return { words: Object.fromEntries(words), checkins: checkins && `/${checkins.fileName}` }
}

/** Puts the page's first script (src/personal/start.ts) into it. */
function ownStart(config: () => ResolvedConfig): Plugin {
  return {
    name: 'batuta:personal-start',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { filename, bundle }) => {
        if (path.basename(filename) !== PAGE) return html
        for (const place of [PLACE, STYLES_PLACE]) if (!html.includes(place)) throw new Error(`${PAGE} lacks ${place}`)
        const code = await compileScript(ENTRY, startFiles(bundle), config())
        const links = html.match(STYLE_LINK) ?? []
        return html
          .replaceAll(STYLE_LINK, '')
          .replace(STYLES_PLACE, () => links.join('').trim())
          .replace(PLACE, () => `<script>${code}</script>`)
      },
    },
  }
}

/**
 * Builds the page of personal links (my.html) beside the app, as a bundle of its own: files that both shared would bring the one
 * what only the other needs. Its files join those of the app, so that they are compressed and allowed by the same plugins.
 */
export function personalPage(): Plugin[] {
  let config: ResolvedConfig
  return [
    ownStart(() => config),
    {
      name: 'batuta:personal-page',
      configResolved: (resolved) => {
        config = resolved
      },
      configureServer: ({ middlewares }) => {
        middlewares.use((request, _response, next) => {
          if (ADDRESSES.test(request.url ?? '')) request.url = `/${PAGE}`
          next()
        })
      },
      generateBundle: {
        order: 'pre',
        async handler(_, bundle) {
          const files = (await buildPage(config)).map((file) => ({
            fileName: file.fileName,
            source: file.type === 'chunk' ? file.code : file.source,
          }))
          for (const { fileName, source } of files)
            if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source })
          this.emitFile({
            type: 'asset',
            fileName: WORKER_FILE,
            source: await compileScript(WORKER, kept(files), config),
          })
        },
      },
    },
  ]
}

/** What the worker keeps: hashed names tell of any change in these, the page's own text tells of its own. */
function kept(built: { fileName: string; source: string | Uint8Array }[]): KeptFiles {
  const files = built.filter(({ fileName }) => KEPT.test(fileName)).map(({ fileName }) => `/${fileName}`)
  const page = built.find(({ fileName }) => fileName === PAGE)
  if (!page) throw new Error(`The build has no ${PAGE}`)
  const version = createHash('sha256').update(page.source).update(files.join()).digest('hex').slice(0, 16)
  return { version, page: `/${PAGE}`, files }
}

async function buildPage(config: ResolvedConfig): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const { root, base, mode, resolve, css, build: app } = config
  const built = await build({
    configFile: false,
    root,
    base,
    mode,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: resolve.alias },
    css: { ...(css.preprocessorOptions && { preprocessorOptions: css.preprocessorOptions }) },
    plugins: [react(), splash(), ownStart(() => config)],
    build: {
      write: false,
      target: app.target,
      cssTarget: app.cssTarget,
      // What comes later imports nothing that is not there by then.
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, PAGE),
        // One file: cut up for the sake of what comes later, it would compress less well and take more requests.
        output: { codeSplitting: { groups: [{ name: 'my', tags: ['$initial' as const] }] } },
        treeshake: {
          // Nothing of the page counts on being read: schemas that spread others into them are left out where no call needs them.
          propertyReadSideEffects: false,
          // Nor does making one do anything: of the contract's files the page has the schemas of its own calls alone.
          manualPureFunctions: ['z'],
          // What is wrong with a field is said in zod's own words: no form of this page shows them.
          moduleSideEffects: [{ test: /[\\/]contract[\\/]errors\.ts$/, sideEffects: false }],
        },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return outputs.flatMap((made) => ('output' in made ? made.output : []))
}
