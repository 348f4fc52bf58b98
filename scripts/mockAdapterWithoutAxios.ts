import type { Plugin } from 'vite'

const EMPTY = '\0axios-of-mock-adapter'

/**
 * The mock adapter asks for axios with `require`, for the class of its errors alone, and makes plain errors of the same shape
 * where it does not find it. Given the real one, every module of axios would be wrapped for `require`, and the product's first
 * screens would carry the wrapping.
 */
export function mockAdapterWithoutAxios(): Plugin {
  return {
    name: 'mock-adapter-without-axios',
    enforce: 'pre',
    resolveId: (source, importer) =>
      // By its name, or by the path that the alias has made of it.
      /^axios$|[\\/]axios[\\/]index\.js$/.test(source) && /[\\/]axios-mock-adapter[\\/]/.test(importer ?? '')
        ? EMPTY
        : null,
    load: (id) => (id === EMPTY ? 'module.exports = {}' : null),
  }
}
