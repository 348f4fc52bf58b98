import { inGerman } from '@contract/germanLayers'
import type { Locale } from '@contract/locales'
import type { JobContext } from '../../../platform/jobs/jobs'
import { MailRefusedError, sendMail } from '../../../platform/mail/mailer'
import { layOutMail } from '../../../platform/mail/mailLayout'
import { deWords } from './deWords'
import { enWords } from './enWords'
import type { MailWords, Words } from './mailWords'
import { ptBrWords } from './ptBrWords'
import { ptPtWords } from './ptPtWords'

export const mailWords: Record<Locale, MailWords> = {
  en: enWords,
  'pt-BR': ptBrWords,
  'pt-PT': ptPtWords,
  ...inGerman(deWords),
}

interface Letter {
  to: string
  locale: Locale
  /** Absent for somebody without an account. */
  name?: string | undefined
  /** Absent if there is no group yet. */
  groupName: string | undefined
  words: Words
  /** Where the mail's link leads, below the site's address. */
  path?: string | undefined
}

/** Sends a mail in the reader's language. Throws where a later try may succeed; what never will is logged and done with. */
export async function deliver(
  { to, locale, name, groupName, words, path }: Letter,
  context: JobContext,
): Promise<void> {
  const { config, log } = context
  const { greeting, greetingUnknown, footer } = mailWords[locale]
  const { subject, paragraphs, action } = words
  const hasLink = action !== undefined && path !== undefined && config.publicUrl !== undefined
  const mail = layOutMail(to, locale, {
    subject,
    greeting: name === undefined ? greetingUnknown : greeting(name),
    paragraphs,
    action: hasLink ? { label: action, url: `${config.publicUrl}${path}` } : undefined,
    footer: [footer(groupName)],
  })
  try {
    await sendMail(config, mail)
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    // The address itself stays out of the log, which others read.
    log.error({ err: error }, 'a mail was refused and is given up')
  }
}
