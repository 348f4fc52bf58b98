import type { Plugin } from 'vite'

/**
 * axios brings two ways to make a call from a browser and takes XMLHttpRequest wherever there is one, which is everywhere. The
 * other, with its streams and its 4 KB, stays out of the build.
 */
export function withoutFetchAdapter(): Plugin {
  return {
    name: 'batuta:without-fetch-adapter',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/.test(id)
        ? 'export const getFetch = () => null\nexport default null'
        : undefined,
  }
}
