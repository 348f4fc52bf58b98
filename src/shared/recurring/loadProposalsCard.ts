import { loader } from '@/@core/components/lazyComponent'
import { withTexts } from '@/i18n/i18n'

/** One for all screens that show the card: where one had it, the next draws it at once. */
export const loadProposalsCard = loader(() => withTexts(['recurring', 'finances'], import('./ProposalsCard')))
