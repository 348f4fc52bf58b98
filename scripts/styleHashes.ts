import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Writes `style-hashes.json`, from which the server knows what style elements its Content-Security-Policy may let in beside the
 * client's own files (server/platform/http/security.ts): those whose text never changes.
 */
export function styleHashes(): Plugin {
  const texts = [
    // FullCalendar's, in index.html: its rules go in by insertRule, which no policy governs.
    '',
    // What react-data-table-component adds to the page, which it also publishes as a file.
    readFileSync(createRequire(import.meta.url).resolve('react-data-table-component/css'), 'utf8'),
  ]
  return {
    name: 'batuta:style-hashes',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'style-hashes.json', source: JSON.stringify(texts.map(sourceOf)) })
    },
  }
}
