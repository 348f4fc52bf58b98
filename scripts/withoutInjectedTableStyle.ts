import type { Plugin } from 'vite'

const MODULE = /react-data-table-component[\\/]dist[\\/]index\.m?js(\?|$)/
const INJECTION = /\w+\(`\.rdt_table\{[^`]*`\)/

/**
 * react-data-table-component writes a <style> into the page when it is imported. Our Content-Security-Policy allows no
 * inline style and the kit brings the table's look itself, so the call is taken out. A version that injects differently fails the build.
 */
export function withoutInjectedTableStyle(): Plugin {
  return {
    name: 'batuta:without-injected-table-style',
    enforce: 'pre',
    transform: (code, id) => {
      if (!MODULE.test(id)) return undefined
      if (!INJECTION.test(code)) throw new Error('The style injection of react-data-table-component has changed shape')
      return { code: code.replace(INJECTION, 'void 0'), map: null }
    },
  }
}
