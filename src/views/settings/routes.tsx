import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { useAppAbility } from '@/auth/Can'
import { NotFound } from '@/shared/records/NotFound'
import { RequireAbility } from '@/auth/RequireAbility'
import { withTexts } from '@/i18n/areaTexts'

const GroupPage = lazy(() => import('./GroupPage').then((file) => ({ default: file.GroupPage })))
const PeoplePage = lazy(() => import('./PeoplePage').then((file) => ({ default: file.PeoplePage })))
const AuditPage = lazy(() =>
  withTexts(['audit', 'members', 'finances', 'events'], import('./audit/AuditPage')).then((file) => ({
    default: file.AuditPage,
  })),
)
const AccountPage = lazy(() => import('./AccountPage').then((file) => ({ default: file.AccountPage })))

export function SettingsRoutes() {
  const start = useAppAbility().can('manage', 'Group') ? 'group' : 'account'
  return (
    <Routes>
      <Route index element={<Navigate to={start} replace />} />
      <Route element={<RequireAbility action="manage" subject="Group" />}>
        <Route path="group" element={<GroupPage />} />
      </Route>
      <Route element={<RequireAbility action="manage" subject="User" />}>
        <Route path="people" element={<PeoplePage />} />
      </Route>
      <Route element={<RequireAbility action="manage" subject="all" />}>
        <Route path="audit" element={<AuditPage />} />
      </Route>
      <Route path="account" element={<AccountPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
