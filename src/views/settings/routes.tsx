import { Navigate, Route, Routes } from 'react-router-dom'
import { lazyComponent } from '@/@core/components/lazyComponent'
import { useAppAbility } from '@/auth/Can'
import { NotFound } from '@/shared/records/NotFound'
import { RequireAbility } from '@/auth/RequireAbility'
import {
  loadAccountPage,
  loadAuditPage,
  loadGroupPage,
  loadMemberAccessPage,
  loadMessageSettingsPage,
  loadOwnFieldsPage,
  loadPeoplePage,
  loadSectionsPage,
} from './screens'

const GroupPage = lazyComponent(loadGroupPage, (file) => file.GroupPage)
const MessageSettingsPage = lazyComponent(loadMessageSettingsPage, (file) => file.MessageSettingsPage)
const PeoplePage = lazyComponent(loadPeoplePage, (file) => file.PeoplePage)
const OwnFieldsPage = lazyComponent(loadOwnFieldsPage, (file) => file.OwnFieldsPage)
const MemberAccessPage = lazyComponent(loadMemberAccessPage, (file) => file.MemberAccessPage)
const SectionsPage = lazyComponent(loadSectionsPage, (file) => file.SectionsPage)
const AuditPage = lazyComponent(loadAuditPage, (file) => file.AuditPage)
const AccountPage = lazyComponent(loadAccountPage, (file) => file.AccountPage)

export function SettingsRoutes() {
  const start = useAppAbility().can('manage', 'Group') ? 'group' : 'account'
  return (
    <Routes>
      <Route index element={<Navigate to={start} replace />} />
      <Route element={<RequireAbility action="manage" subject="Group" />}>
        <Route path="group" element={<GroupPage />} />
      </Route>
      <Route element={<RequireAbility action="manage" subject="Member" />}>
        <Route path="group/sections" element={<SectionsPage />} />
      </Route>
      <Route element={<RequireAbility action="manage" subject="Event" />}>
        <Route path="messages" element={<MessageSettingsPage />} />
      </Route>
      <Route element={<RequireAbility action="manage" subject="User" />}>
        <Route path="people" element={<PeoplePage />} />
      </Route>
      <Route element={<RequireAbility action="update" subject="Group" />}>
        <Route path="people/access" element={<MemberAccessPage />} />
        <Route path="group/fields" element={<OwnFieldsPage />} />
      </Route>
      <Route element={<RequireAbility action="manage" subject="all" />}>
        <Route path="audit" element={<AuditPage />} />
      </Route>
      <Route path="account" element={<AccountPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
