import { addAreaTexts } from '@/i18n/areaTexts'
import { withTexts } from '@/i18n/i18n'

/** The auditor's page with its texts, which nothing else loads outside of the shell. */
export function loadAuditorPage() {
  addAreaTexts()
  return withTexts(['auditing', 'journal', 'finances', 'layout', 'shell'], import('./AuditorPage'))
}
