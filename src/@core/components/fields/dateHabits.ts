import { createContext } from 'react'

/** How the person writes days and times. */
export interface DateHabits {
  /** Of `Intl.DateTimeFormat`: its order of day and month, its clock. */
  locale: string
  /** 0 is Sunday. */
  firstDayOfWeek: number
}

export const DateHabitsContext = createContext<DateHabits>({ locale: 'en-US', firstDayOfWeek: 0 })
