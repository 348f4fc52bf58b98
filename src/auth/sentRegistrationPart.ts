import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { withTexts } from '@/i18n/i18n'

/** With its words: only who registers where mail is set up comes to see it. */
export const SentRegistration = lazyPart(
  loader(() => withTexts(['recovery'], import('./SentRegistration'))),
  (file) => file.SentRegistration,
)
