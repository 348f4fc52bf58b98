import { v7 as newId } from 'uuid'
import {
  type OverdueList,
  type ReminderSettingsAnswer,
  type NewReminder,
  type ReminderSettings,
  listRemindersCall,
  findReminderSettingsCall,
  changeReminderSettingsCall,
  sendRemindersCall,
} from '@contract/finances/paying/reminders'
import { type StatementLetter, type StatementMail, findStatementCall } from '@contract/finances/paying/statements'
import type { Progress } from '@contract/progress'
import { apiRequest, apiRequestWithProgress } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'

export const fetchOverdue = (): Promise<OverdueList> => apiRequest(listRemindersCall)

export const fetchReminderSettings = (): Promise<ReminderSettingsAnswer> => apiRequest(findReminderSettingsCall)

export const saveReminderSettings = async (settings: ReminderSettings): Promise<ReminderSettings> =>
  (await apiRequest(changeReminderSettingsCall, { data: { settings } })).settings

/** What a member would read as their next reminder. */
export const fetchReminderLetter = (params: Pick<NewReminder, 'memberId' | 'step'>): Promise<StatementLetter> =>
  apiRequest(findStatementCall, { params })

/** Each gets its own id: all are sent, or none. */
export const sendReminders = async (
  wanted: Omit<NewReminder, 'id'>[],
  onProgress: (progress: Progress) => void = () => {},
): Promise<StatementMail[]> => {
  const reminders = wanted.map((reminder) => ({ id: newId(), ...reminder }))
  const options = { data: { reminders }, timeout: LONG_TIMEOUT_MS }
  return (await apiRequestWithProgress(sendRemindersCall, options, onProgress)).mails
}
