import { inject, test } from 'vitest'
import { apiAt } from './api'
import { launchBrowser } from './launch'
import { startServer } from './serverProcess'
import { openStage } from './browserFixture'

/** Where the last thing seen is kept when a story ends badly. */
const PICTURES = 'dist/journeys'

/** A test that is given a stage. Whatever else it is about: at its end no browser may have complained. */
export const journey = test
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the pattern
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('stage', async ({ browser, task }, { onCleanup }) => {
    const stage = openStage(browser, inject('appUrl'))
    onCleanup(async () => {
      if (task.result?.state === 'fail') await stage.photograph(`${PICTURES}/${task.name.replaceAll(/\W+/g, '-')}`)
      await stage.close()
      stage.checkComplaints()
    })
    return stage
  })
  .extend('api', { scope: 'file' }, () => apiAt(inject('appUrl')))
  /** A server of the file's own, on a database that begins empty. */
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the pattern
  .extend('newServer', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startServer(inject('serverScript'))
    onCleanup(server.stop)
    return server
  })
