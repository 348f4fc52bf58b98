import { IdAnswer } from '@contract/primitives'
import {
  FeeClassAnswer,
  FeeList,
  FeeSettingsAnswer,
  FoundMemberFees,
  MemberFeesAnswer,
  type FeeClass,
  type FeeClassWrite,
  type FeeSettings,
  type FeeSpan,
  type MemberFees,
} from '@contract/treasury/fees'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'

/** The classes, and which of them each active member has had from month to month. */
export const fetchFees = createAppThunk<FeeList>('fees/fetch', (_, { signal }) =>
  apiRequest(FeeList, { url: '/finances/list-fees', signal }),
)

export const saveFeeSettings = createAppThunk<FeeSettings, FeeSettings>(
  'fees/saveSettings',
  async (settings) =>
    (await apiRequest(FeeSettingsAnswer, { method: 'post', url: '/finances/fee-settings', data: { settings } }))
      .settings,
)

export const saveFeeClass = createAppThunk<FeeClass, FeeClassWrite>(
  'fees/saveClass',
  async (feeClass) =>
    (await apiRequest(FeeClassAnswer, { method: 'post', url: '/finances/add-fee-class', data: { feeClass } })).feeClass,
)

export const removeFeeClass = createAppThunk<unknown, string>('fees/removeClass', (id) =>
  apiRequest(IdAnswer, { method: 'delete', url: '/finances/remove-fee-class', params: { id } }),
)

/** All spans of a member at once. */
export const setMemberFees = createAppThunk<FeeSpan[], MemberFees>(
  'fees/setMember',
  async (memberFees) =>
    (await apiRequest(MemberFeesAnswer, { method: 'post', url: '/finances/set-member-fees', data: { memberFees } }))
      .fees,
)

/** The spans of one member, whatever their status, and all classes. */
export const findMemberFees = createAppThunk<FoundMemberFees, string>('fees/findMember', (memberId, { signal }) =>
  apiRequest(FoundMemberFees, { url: '/finances/find-member-fees', params: { memberId }, signal }),
)
