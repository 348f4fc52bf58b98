import {
  type HistoryStep,
  type HistoryStepAnswer,
  type HistoryStepWrite,
  addHistoryStepCall,
  listHistoryCall,
  removeHistoryStepCall,
} from '@contract/members/history'
import { apiRequest } from '@/api/apiRequest'

/** The steps of a member's history, oldest first. */
export const fetchHistory = async (memberId: string): Promise<HistoryStep[]> =>
  (await apiRequest(listHistoryCall, { params: { id: memberId } })).steps

/** Returns the step as stored, and the member as it leaves them. */
export const saveHistoryStep = (step: HistoryStepWrite): Promise<HistoryStepAnswer> =>
  apiRequest(addHistoryStepCall, { data: { step } })

export const removeHistoryStep = (id: string): Promise<unknown> => apiRequest(removeHistoryStepCall, { params: { id } })
