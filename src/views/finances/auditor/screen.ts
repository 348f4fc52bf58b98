import { addAreaTexts } from '@/i18n/areaTexts'
import { withTexts } from '@/i18n/i18n'

/** The auditor's page with all that it says. Outside of the shell nothing else has brought it. */
export function loadAuditorPage() {
  addAreaTexts()
  return withTexts(['auditing', 'finances', 'layout', 'shell'], import('./AuditorPage'))
}
