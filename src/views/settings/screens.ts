import { loader } from '@/@core/components/lazyComponent'
import { withTexts } from '@/i18n/i18n'

// Pages of the menu, which the shell prefetches (src/app/loadScreens.ts).
export const loadGroupPage = loader(() =>
  withTexts(['settings', 'security', 'checkin', 'invitees', 'my'], import('./GroupPage')),
)
export const loadMessageSettingsPage = loader(() => withTexts(['messages'], import('./messages/MessageSettingsPage')))
export const loadPeoplePage = loader(() =>
  withTexts(['settings', 'security', 'sessions', 'links', 'members'], import('./PeoplePage')),
)
export const loadOwnFieldsPage = loader(() => withTexts(['ownFields'], import('./ownFields/OwnFieldsPage')))
export const loadSectionsPage = loader(() =>
  withTexts(['sections', 'sorting', 'instruments', 'members'], import('./sections/SectionsPage')),
)
export const loadMemberAccessPage = loader(() => withTexts(['settings', 'audit'], import('./access/MemberAccessPage')))
export const loadAuditPage = loader(() =>
  withTexts(
    ['settings', 'audit', 'members', 'finances', 'events', 'ownFields', 'memberHistory', 'things'],
    import('./audit/AuditPage'),
  ),
)
export const loadAccountPage = loader(() => import('./AccountPage'))
