import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { lazyComponent, loader } from '@/@core/components/lazyComponent'
import { RequireAbility } from '@/auth/RequireAbility'
import { withTexts } from '@/i18n/i18n'
import type { FirstLook } from '@/redux/firstLook'
import { countMembers, fetchMembers } from '@/redux/members'
import { fetchOwnFields } from '@/redux/ownFields'
import { MemberListPage } from './list/MemberListPage'
import { MemberLoader } from './member/MemberLoader'
import { memberListUrl, toCountsConfig, toListConfig } from './query/memberQuery'
import { RecordRoute } from '@/shared/records/RecordRoute'

const MemberPrintPage = lazy(() =>
  import('./print/MemberPrintPage').then((file) => ({ default: file.MemberPrintPage })),
)
const MemberImportPage = lazy(() =>
  withTexts(['duplicates', 'imports', 'instruments'], import('./importing/MemberImportPage')).then((file) => ({
    default: file.MemberImportPage,
  })),
)
const MemberGroupsPage = lazy(() =>
  withTexts(['memberGroups', 'invitees'], import('./groups/MemberGroupsPage')).then((file) => ({
    default: file.MemberGroupsPage,
  })),
)
const DuplicatesPage = lazy(() =>
  withTexts(['duplicates'], import('./duplicates/DuplicatesPage')).then((file) => ({ default: file.DuplicatesPage })),
)
const MergePage = lazy(() =>
  withTexts(['duplicates'], import('./duplicates/MergePage')).then((file) => ({ default: file.MergePage })),
)
const ThingsPage = lazy(() =>
  withTexts(['things'], import('./things/ThingsPage')).then((file) => ({ default: file.ThingsPage })),
)
const ThingImportPage = lazy(() =>
  withTexts(['imports', 'instruments', 'thingImport', 'things'], import('./things/importing/ThingImportPage')).then(
    (file) => ({
      default: file.ThingImportPage,
    }),
  ),
)
const ThingPage = lazy(() =>
  withTexts(['things'], import('./things/ThingPage')).then((file) => ({ default: file.ThingPage })),
)
const loadLoanReceiptPage = loader(() => withTexts(['things'], import('./things/LoanReceiptPage')))
const LoanReceiptPage = lazyComponent(loadLoanReceiptPage, (file) => file.LoanReceiptPage)
const NewMemberPage = lazy(() =>
  withTexts(['memberFees'], import('./form/NewMemberPage')).then((file) => ({
    default: file.NewMemberPage,
  })),
)
const loadEditMemberPage = loader(() =>
  withTexts(['leaving', 'memberFees', 'memberHistory'], import('./form/EditMemberPage')),
)
const EditMemberPage = lazyComponent(loadEditMemberPage, (file) => file.EditMemberPage)
const loadMemberPage = loader(() => import('./member/MemberPage'))
const MemberPage = lazyComponent(loadMemberPage, (file) => file.MemberPage)
const loadMemberDataPage = loader(() =>
  withTexts(
    [
      'events',
      'finances',
      'jubilees',
      'memberContacts',
      'memberData',
      'memberFees',
      'memberHistory',
      'messages',
      'recurring',
      'things',
    ],
    import('./privacy/MemberDataPage'),
  ),
)
const MemberDataPage = lazyComponent(loadMemberDataPage, (file) => file.MemberDataPage)
const LinkListPage = lazy(() =>
  withTexts(['links'], import('./links/LinkListPage')).then((file) => ({ default: file.LinkListPage })),
)
const LinkSheetPage = lazy(() =>
  withTexts(['links'], import('./links/LinkSheetPage')).then((file) => ({ default: file.LinkSheetPage })),
)
const JubileePage = lazy(() =>
  withTexts(['jubilees'], import('./honours/JubileePage')).then((file) => ({ default: file.JubileePage })),
)
const NotFound = lazy(() => import('@/shared/records/NotFound').then((file) => ({ default: file.NotFound })))

export const memberListLook: FirstLook = ({ search }, ask) => {
  const query = memberListUrl.read(search)
  return [
    ask(fetchMembers, toListConfig(query)),
    ask(countMembers, toCountsConfig(query)),
    ask(fetchOwnFields, undefined),
  ]
}

/** Everything under /members. Only the list comes at once; the other screens load when they are opened. */
export function MemberRoutes() {
  return (
    <Routes>
      <Route index element={<MemberListPage />} />
      <Route path="print" element={<MemberPrintPage />} />
      <Route path="groups" element={<MemberGroupsPage />} />
      <Route element={<RequireAbility action="manage" subject="Member" />}>
        <Route path="import" element={<MemberImportPage />} />
        <Route path="duplicates" element={<DuplicatesPage />} />
        <Route path="things/import" element={<ThingImportPage />} />
        <Route path="duplicates/:id/:otherId" element={<MergePage />} />
        <Route
          path=":id/data"
          element={
            <MemberLoader loadScreen={loadMemberDataPage}>
              {(member) => <MemberDataPage member={member} />}
            </MemberLoader>
          }
        />
      </Route>
      <Route path="things" element={<ThingsPage />} />
      <Route element={<RecordRoute />}>
        <Route path="things/:id" element={<ThingPage />} />
      </Route>
      <Route
        path=":id/loans/:loanId"
        element={
          <MemberLoader loadScreen={loadLoanReceiptPage}>
            {(member) => <LoanReceiptPage member={member} />}
          </MemberLoader>
        }
      />
      <Route path="jubilees" element={<JubileePage />} />
      <Route element={<RequireAbility action="manage" subject="Event" />}>
        <Route path="links" element={<LinkListPage />} />
        <Route path="links/print" element={<LinkSheetPage />} />
      </Route>
      <Route element={<RequireAbility action="create" subject="Member" />}>
        <Route path="new" element={<NewMemberPage />} />
      </Route>
      <Route
        path=":id"
        element={
          <MemberLoader loadScreen={loadMemberPage}>
            {(member, reload) => <MemberPage member={member} onChanged={reload} />}
          </MemberLoader>
        }
      />
      <Route element={<RequireAbility action="update" subject="Member" />}>
        <Route
          path=":id/edit"
          element={
            <MemberLoader loadScreen={loadEditMemberPage}>
              {(member) => <EditMemberPage member={member} />}
            </MemberLoader>
          }
        />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
