import react from '@vitejs/plugin-react'
import postcssRtlcss from 'postcss-rtlcss'
import { defineConfig } from 'vite'
import { mockAdapterWithoutAxios } from './scripts/mockAdapterWithoutAxios.ts'
import { ownToolkitForCharts } from './scripts/ownToolkitForCharts.ts'
import { precompress } from './scripts/precompress.ts'
import { withoutInjectedCalendarStyle } from './scripts/withoutInjectedCalendarStyle.ts'
import { withoutFetchAdapter } from './scripts/withoutFetchAdapter.ts'
import { withoutInjectedTableStyle } from './scripts/withoutInjectedTableStyle.ts'

const api = process.env.BATUTA_DEV_API ?? 'http://127.0.0.1:3000'
const apiPaths = [
  '/auth/',
  '/jwt/',
  '/members/',
  '/finances/',
  '/calendar/',
  '/analytics/',
  '/group/',
  '/users/',
  '/api/',
]

/** Few files in place of forty: fewer round trips, and text compresses better together. */
const sharedChunks = [
  // What every visit begins with, and nothing else.
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'signIn', test: /src[\\/]auth[\\/](SignInPage|AuthLayout)\.tsx$/, priority: 2 },
  {
    name: 'kit',
    // What the treasurer's desk shares among its screens stays with them, and what forms share with the forms.
    test: /^(?!.*(finance|contract[\\/]imports|[mM]oney|parseAmount|minorUnits|useRecordSave|useSchemaForm|[dD]raft|useRegistration)).*(src[\\/]((auth[\\/](?!Can|ability))|configs|redux|i18n)|contract|src[\\/]@core[\\/](components[\\/](feedback|fields|[A-Z])|hooks[\\/]use(Document|Focus|Prefers|Media))|lucide-react)/,
    minShareCount: 5,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [
    react(),
    withoutFetchAdapter(),
    withoutInjectedTableStyle(),
    withoutInjectedCalendarStyle(),
    ownToolkitForCharts(),
    mockAdapterWithoutAxios(),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${import.meta.dirname}/src/` },
      { find: /^@contract\//, replacement: `${import.meta.dirname}/contract/` },
      // One file, whoever asks for it and in whatever way.
      { find: /^axios$/, replacement: `${import.meta.dirname}/node_modules/axios/index.js` },
    ],
  },
  css: {
    preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } },
    postcss: { plugins: [postcssRtlcss({ mode: 'override' })] },
  },
  // Bundled ahead by the dev server they would go round the plugins above.
  optimizeDeps: { exclude: ['react-data-table-component', '@fullcalendar/core', '@fullcalendar/daygrid'] },
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    // Browsers that know :dir(). For older ones it would be written as a list of languages, and mirror nothing.
    cssTarget: ['chrome120', 'firefox121', 'safari17'],
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
  server: {
    proxy: Object.fromEntries(
      apiPaths.map((path) => [
        path,
        {
          target: api,
          // A page of the app may live under the same first word as an API path: a navigation is the page's.
          bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
        },
      ]),
    ),
  },
})
