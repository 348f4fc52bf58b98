import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { compileScript } from './startScript.ts'

const PAGE = 'my.html'
const PLACE = '<!-- start -->'
const ENTRY = 'src/personal/start.ts'
/** Navigations that this page answers (server/platform/http/clientFiles.ts). */
const ADDRESSES = /^\/(my|check-in)\/?(\?.*)?$/

/** Puts the page's first script (src/personal/start.ts) into it. */
function ownStart(config: () => ResolvedConfig): Plugin {
  return {
    name: 'batuta:personal-start',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { filename }) => {
        if (path.basename(filename) !== PAGE) return html
        if (!html.includes(PLACE)) throw new Error(`${PAGE} lacks ${PLACE}`)
        const code = await compileScript(ENTRY, {}, config())
        return html.replace(PLACE, () => `<script>${code}</script>`)
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
          for (const file of await buildPage(config)) {
            if (file.fileName in bundle) continue
            const source = file.type === 'chunk' ? file.code : file.source
            this.emitFile({ type: 'asset', fileName: file.fileName, source })
          }
        },
      },
    },
  ]
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
    plugins: [react(), ownStart(() => config)],
    build: {
      write: false,
      target: app.target,
      cssTarget: app.cssTarget,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, PAGE),
        // Nothing of the page counts on being read: schemas that spread others into them are left out where no call needs them.
        treeshake: { propertyReadSideEffects: false },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return outputs.flatMap((made) => ('output' in made ? made.output : []))
}
