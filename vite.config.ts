import react from '@vitejs/plugin-react'
import postcssRtlcss from 'postcss-rtlcss'
import { defineConfig } from 'vite'
import { precompress } from './scripts/precompress.ts'
import { styleHashes } from './scripts/styleHashes.ts'

/** Of two that want a file, the first has it. */
const chunks = [
  { name: 'first', tags: ['$initial' as const], priority: 5 },
  { name: 'signIn', test: /[\\/]SignInPage\.tsx$/, priority: 4 },
  { name: 'shell', test: /[\\/](SignedInRoutes\.tsx|http\.ts)$/, priority: 3 },
  { name: 'table', test: /[\\/]ListTable\.tsx$/, priority: 2 },
  { name: 'kit', test: /[\\/](@core[\\/]components|lucide-react)[\\/]/, minShareCount: 3, priority: 1 },
]

export default defineConfig({
  plugins: [react(), styleHashes(), precompress()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${import.meta.dirname}/src/` },
      { find: /^@contract\//, replacement: `${import.meta.dirname}/contract/` },
    ],
  },
  css: {
    preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } },
    postcss: { plugins: [postcssRtlcss({ mode: 'override' })] },
  },
  // A worker loads a part of itself when it is needed, as the page does.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    // Browsers that know :dir(). For older ones it would be written as a list of languages, and mirror nothing.
    cssTarget: ['chrome120', 'firefox121', 'safari17'],
    // Every browser of cssTarget has it.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // A group is the files named and all that they import. Without any, members are 84 files and 257 KB; with these, 26 and 246.
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
})
