import { inject, test } from 'vitest'
import { apiAt } from './api'
import { FRUGAL, launchBrowser } from './launch'
import { startServer } from './serverProcess'
import { devices, openBrowserFixture } from './browserFixture'
import { keepTabs } from './keptTabs'

/** Screenshots of failed tests. */
const SCREENSHOTS = 'dist/e2e'

/** A test with a browser, which fails where the browser complained, whatever else it is about. */
export const e2e = test
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser(inject('browserPath'), FRUGAL)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('tabs', { scope: 'worker' }, ({ browser }) => keepTabs(browser, { ...devices, baseURL: inject('appUrl') }))
  .extend('app', async ({ browser, tabs, task }, { onCleanup }) => {
    const app = openBrowserFixture(browser, inject('appUrl'), tabs)
    onCleanup(async () => {
      const hasFailed = task.result?.state === 'fail'
      if (hasFailed) await app.takeScreenshots(`${SCREENSHOTS}/${task.name.replaceAll(/\W+/g, '-')}`)
      await app.close(hasFailed)
      app.checkComplaints()
    })
    return app
  })
  .extend('api', { scope: 'file' }, () => apiAt(inject('appUrl')))
  /** A server of the file's own, on a database that begins empty. */
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the pattern
  .extend('newServer', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startServer(`${inject('buildDir')}/server/server.mjs`, {
      emptyCluster: inject('emptyCluster'),
    })
    onCleanup(server.stop)
    return server
  })
