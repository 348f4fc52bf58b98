import { paths } from '@/configs/paths'
import type { FirstLook } from '@/redux/firstLook'
import { loadAnalytics, loadCalendar, loadFinances, loadHome, loadLeading, loadMembers } from './loadScreens'

/** What the menu's places ask first, by path: the queries of firstCalls.ts, which come with the code of each screen. */
export const firstLooks: Readonly<Record<string, () => Promise<FirstLook>>> = {
  [paths.home]: async () => (await loadHome()).homeLook,
  [paths.members]: async () => (await loadMembers()).memberListLook,
  [paths.finances]: async () => (await loadFinances()).balanceLook,
  [paths.calendar]: async () => (await loadCalendar()).calendarLook,
  [paths.leading]: async () => (await loadLeading()).leadingLook,
  [paths.analytics]: async () => (await loadAnalytics()).analyticsLook,
}
