import react from '@vitejs/plugin-react'
import postcssRtlcss from 'postcss-rtlcss'
import { defineConfig } from 'vite'
import { calendarDrawnOnce } from './scripts/calendarDrawnOnce.ts'
import { iconsByFile } from './scripts/iconsByFile.ts'
import { mockAdapterWithoutAxios } from './scripts/mockAdapterWithoutAxios.ts'
import { ownToolkitForCharts } from './scripts/ownToolkitForCharts.ts'
import { precompress } from './scripts/precompress.ts'
import { productionRouter } from './scripts/productionRouter.ts'
import { sharedChunks } from './scripts/sharedChunks.ts'
import { withoutInjectedCalendarStyle } from './scripts/withoutInjectedCalendarStyle.ts'
import { withoutFetchAdapter } from './scripts/withoutFetchAdapter.ts'
import { tableFromSources } from './scripts/tableFromSources.ts'

export default defineConfig({
  plugins: [
    react(),
    iconsByFile(),
    productionRouter(),
    withoutFetchAdapter(),
    tableFromSources(),
    withoutInjectedCalendarStyle(),
    calendarDrawnOnce(),
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
    // Every browser of cssTarget has it.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks() } } },
  },
})
