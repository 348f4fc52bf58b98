import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import type { Plugin } from 'vite'

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The texts of the elements that stand in the page itself. */
function inlineTexts(page: string, tag: 'script' | 'style'): string[] {
  const elements = page.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>([^]*?)</${tag}>`, 'g'))
  return [...elements].map(([, text = '']) => text)
}

/** The two style elements that ApexCharts adds to the page, as they stand in its code: the showcase has a page of it. */
function apexStyles(): string[] {
  const code = readFileSync(
    createRequire(import.meta.url)
      .resolve('apexcharts')
      .replace('.common.js', '.esm.js'),
    'utf8',
  )
  const texts = [/\.textContent=('@keyframes [^']*')/, /createTextNode\(("[^"]*\.apexcharts-legend[^"]*")\)/]
  return texts.map((text) => {
    const literal = text.exec(code)?.[1]
    if (literal === undefined) throw new Error('ApexCharts has other styles than the ones that are known')
    return String(runInNewContext(literal))
  })
}

/**
 * Writes `policy-hashes.json`, from which the server knows what scripts and style elements its Content-Security-Policy may let in
 * beside the client's own files (server/platform/http/security.ts): those that stand in index.html and my.html (FullCalendar's style element
 * is empty: its rules go in by insertRule, which no policy governs), and those that libraries add.
 */
export function policyHashes(): Plugin {
  let hasSamples = true
  // What react-data-table-component adds to the page, which it also publishes as a file.
  const added = readFileSync(createRequire(import.meta.url).resolve('react-data-table-component/css'), 'utf8')
  return {
    name: 'batuta:policy-hashes',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ env }) => {
      hasSamples = env['VITE_SAMPLES'] !== 'off'
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const html = ['index.html', 'my.html'].map((name) => {
          const page = bundle[name]
          if (page?.type !== 'asset') throw new Error(`The build has no ${name}`)
          return String(page.source)
        })
        const ofSamples = hasSamples ? apexStyles() : []
        const hashes = {
          scripts: html.flatMap((page) => inlineTexts(page, 'script')).map(sourceOf),
          styles: [...html.flatMap((page) => inlineTexts(page, 'style')), added, ...ofSamples].map(sourceOf),
        }
        this.emitFile({ type: 'asset', fileName: 'policy-hashes.json', source: JSON.stringify(hashes) })
      },
    },
  }
}
