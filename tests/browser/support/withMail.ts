import { inject } from 'vitest'
import { startMailbox } from '../../server/support/mailbox'
import { apiAt } from './api'
import { e2e } from './e2e'
import { startServer } from './serverProcess'

/** A test on a server of the file's own that sends its mails, and has a mailbox for them. */
export const withMail = e2e
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the pattern
  .extend('mail', { scope: 'file' }, async ({}, { onCleanup }) => {
    const mailbox = await startMailbox()
    const server = await startServer(`${inject('buildDir')}/server/server.mjs`, {
      emptyCluster: inject('emptyCluster'),
      // Where the browser is led does not matter here: the path and the token of a link do.
      env: {
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'no-reply@example.org',
        PUBLIC_URL: 'https://batuta.example',
        REGISTRATION: 'open',
      },
    })
    onCleanup(async () => {
      await server.stop()
      await mailbox.close()
    })
    return { mailbox, url: server.url, api: apiAt(server.url), dataDir: server.dataDir }
  })
