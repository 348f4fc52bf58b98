import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const folder = path.join(import.meta.dirname, '../src/start')

const parts = [
  { place: '/* splash */', file: 'splash.css' },
  { place: '<!-- splash -->', file: 'splash.html' },
]

/** Puts what is painted before any script and style has come into both pages, from src/start/splash.css and splash.html. */
export function splash(): Plugin {
  return {
    name: 'batuta:splash',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        parts.reduce((html, { place, file }) => {
          if (!html.includes(place)) throw new Error(`The page lacks ${place}`)
          return html.replace(place, () => readFileSync(path.join(folder, file), 'utf8').trim())
        }, page),
    },
  }
}
