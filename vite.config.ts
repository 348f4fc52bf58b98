import react from '@vitejs/plugin-react'
import postcssRtlcss from 'postcss-rtlcss'
import { defineConfig, type Rolldown } from 'vite'
import { iconCatalogue } from './scripts/iconCatalogue.ts'
import { packageLicences } from './scripts/packageLicences.ts'
import { personalPage } from './scripts/personalPage.ts'
import { precompress } from './scripts/precompress.ts'
import { isSharedByProduct } from './scripts/productModules.ts'
import { policyHashes } from './scripts/policyHashes.ts'
import { startScript } from './scripts/startScript.ts'

/** The words of a language, in four files: a file for each area would be more requests than bytes. */
const words = (language: string) =>
  Object.entries({
    words: 'auth|events|forms|layout|lights|shell',
    homeWords: 'home|members',
    placeWords: 'analytics|asking|calendar|dues|eventForm|finances',
    moreWords: '(?!samples).*',
  }).map(([name, areas]) => ({
    name: `${name}-${language}`,
    test: new RegExp(`[\\\\/]i18n[\\\\/]${language}[\\\\/](${areas})\\.ts`),
  }))

/**
 * A group is the files that are named and all that they import. Of two that want a file, the first has it: what comes later in the
 * list may need what comes before, never the other way round.
 */
const chunks = [
  ...words('en'),
  ...words('pt-BR'),
  { name: 'first', test: /[\\/]src[\\/]main\.tsx$|rolldown[\\/]runtime/ },
  {
    name: 'shell',
    test: /[\\/](SignedInRoutes\.tsx|http\.ts|HomePage\.tsx|redux[\\/]analytics\.ts|RecordLoader\.tsx|TableSkeleton\.tsx|TabBar\.tsx|useUrlParams\.ts)$/,
  },
  { name: 'members', test: /[\\/]views[\\/]members[\\/]routes\.tsx$/ },
  { name: 'entries', test: /[\\/]views[\\/]finances[\\/](routes|entries[\\/]FinanceListPage)\.tsx$/ },
  { name: 'calendar', test: /[\\/]views[\\/]calendar[\\/](routes|month[\\/]MonthGrid)\.tsx$/ },
  { name: 'charts', test: /[\\/](BalanceChart|SeasonCharts|AnalyticsPage|analytics[\\/]routes)\.tsx$/ },
  {
    debugName: 'shared',
    name: (id: string, graph: Rolldown.ChunkingContext) =>
      isSharedByProduct(id, (module) => graph.getModuleInfo(module)) ? 'shared' : null,
    test: /[\\/](contract|src[\\/](redux|shared|configs|@core|auth)|lucide-react|reactstrap|uuid|@date-fns[\\/]tz|react-hook-form|@hookform)[\\/]/,
  },
]

export default defineConfig({
  plugins: [react(), packageLicences(), iconCatalogue(), startScript(), personalPage(), policyHashes(), precompress()],
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
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
})
