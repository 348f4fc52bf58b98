import { v7 as newId } from 'uuid'
import {
  OverdueList,
  ReminderSettingsAnswer,
  RemindersAnswer,
  type NewReminder,
  type ReminderSettings,
} from '@contract/treasury/paying/reminders'
import { StatementLetter, type StatementMail } from '@contract/treasury/paying/statements'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'

export const fetchOverdue = createAppThunk<OverdueList>('reminders/overdue', (_, { signal }) =>
  apiRequest(OverdueList, { url: '/finances/list-reminders', signal }),
)

export const fetchReminderSettings = createAppThunk<ReminderSettingsAnswer>('reminders/settings', (_, { signal }) =>
  apiRequest(ReminderSettingsAnswer, { url: '/finances/reminder-settings', signal }),
)

export const saveReminderSettings = createAppThunk<ReminderSettings, ReminderSettings>(
  'reminders/saveSettings',
  async (settings) => {
    const config = { method: 'post', url: '/finances/reminder-settings', data: { settings } }
    return (await apiRequest(ReminderSettingsAnswer, config)).settings
  },
)

/** What a member would read as their next reminder. */
export const fetchReminderLetter = createAppThunk<StatementLetter, Pick<NewReminder, 'memberId' | 'step'>>(
  'reminders/letter',
  (params, { signal }) => apiRequest(StatementLetter, { url: '/finances/find-statement', params, signal }),
)

/** Each with an id of its own: all of them leave, or none. */
export const sendReminders = createAppThunk<StatementMail[], Omit<NewReminder, 'id'>[]>(
  'reminders/send',
  async (wanted) => {
    const reminders = wanted.map((reminder) => ({ id: newId(), ...reminder }))
    const config = { method: 'post', url: '/finances/send-reminders', data: { reminders } }
    return (await apiRequest(RemindersAnswer, config)).mails
  },
)
