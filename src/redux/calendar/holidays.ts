import {
  type Holiday,
  type HolidayQuery,
  type HolidaySettings,
  type HolidaySettingsAnswer,
  changeHolidaySettingsCall,
  findHolidaySettingsCall,
  listHolidaysCall,
} from '@contract/calendar/holidays'
import type { Locale } from '@contract/locales'
import { apiRequest } from '@/api/apiRequest'

/** Public and own holidays of a span; none, without a request, of no span. */
export const fetchHolidays = async (query: HolidayQuery | null): Promise<Holiday[]> =>
  query === null ? [] : (await apiRequest(listHolidaysCall, { params: query })).holidays

interface SettingsQuery {
  locale: Locale
  /** Whose states are asked for; absent: those of the stored one. */
  country?: string
}

export const fetchHolidaySettings = (params: SettingsQuery): Promise<HolidaySettingsAnswer> =>
  apiRequest(findHolidaySettingsCall, { params })

export const changeHolidaySettings = async (settings: HolidaySettings): Promise<HolidaySettings> =>
  (await apiRequest(changeHolidaySettingsCall, { data: { settings } })).settings
