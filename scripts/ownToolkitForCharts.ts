import type { Plugin } from 'vite'

/**
 * Gives recharts its own copy of Redux Toolkit. It uses parts of it that Batuta does not, and a module is shipped once with all
 * that anyone uses of it: the sign-in page would carry what one chart on one later screen needs.
 */
export function ownToolkitForCharts(): Plugin {
  return {
    name: 'own-toolkit-for-charts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isCharts = /[\\/]recharts[\\/]/.test(importer ?? '')
      if (source !== '@reduxjs/toolkit' || !isCharts) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: `${found.id}?charts` }
    },
  }
}
