import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const FILES: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }

/** react-router ships a build for production that its package.json leads nobody to: without warnings, and a KB lighter. */
export function productionRouter(): Plugin {
  const home = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
  return {
    name: 'batuta:production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => {
      const file = FILES[source]
      return file === undefined ? null : path.join(home, 'dist/production', file)
    },
  }
}
