import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config'

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'client',
            include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/house/**/*.test.ts'],
            environment: 'happy-dom',
            // What the client says is heard by the real server.
            globalSetup: ['tests/server/support/globalSetup.ts'],
            setupFiles: ['tests/unit/setup.ts'],
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            include: ['tests/server/**/*.test.ts'],
            environment: 'node',
            globalSetup: ['tests/server/support/globalSetup.ts'],
            // An end to what hangs, no measure: these start servers of their own, on machines that do much else.
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['tests/browser/**/*.test.ts'],
            environment: 'node',
            globalSetup: ['tests/browser/support/globalSetup.ts'],
            // The tours of all screens are long where the machine does much else; what hangs is given up by each of its steps.
            testTimeout: 240_000,
            // A story that needed its second try is named in the report: a reason to look, not to hold up a release.
            retry: 1,
            hookTimeout: 240_000,
            expect: { poll: { timeout: 15_000 } },
            // One browser and one server on two cores: files after one another are faster than files at once.
            fileParallelism: false,
          },
        },
      ],
    },
  }),
)
