import {
  type FeeList,
  type FoundMemberFees,
  type FeeClass,
  type FeeClassWrite,
  type FeeSettings,
  type FeeSettingsWrite,
  type FeeSpan,
  type MemberFees,
  listFeesCall,
  changeFeeSettingsCall,
  addFeeClassCall,
  removeFeeClassCall,
  setMemberFeesCall,
  findMemberFeesCall,
} from '@contract/finances/fees'
import { apiRequest } from '@/api/apiRequest'

/** The fee classes, and each active member's classes by month. */
export const fetchFees = (): Promise<FeeList> => apiRequest(listFeesCall)

export const saveFeeSettings = async (settings: FeeSettingsWrite): Promise<FeeSettings> =>
  (await apiRequest(changeFeeSettingsCall, { data: { settings } })).settings

export const saveFeeClass = async (feeClass: FeeClassWrite): Promise<FeeClass> =>
  (await apiRequest(addFeeClassCall, { data: { feeClass } })).feeClass

export const removeFeeClass = (id: string): Promise<unknown> => apiRequest(removeFeeClassCall, { params: { id } })

/** All spans of a member at once. */
export const setMemberFees = async (memberFees: MemberFees): Promise<FeeSpan[]> =>
  (await apiRequest(setMemberFeesCall, { data: { memberFees } })).fees

/** The spans of one member, whatever their status, and all classes. */
export const findMemberFees = (memberId: string): Promise<FoundMemberFees> =>
  apiRequest(findMemberFeesCall, { params: { memberId } })
