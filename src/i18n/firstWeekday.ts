/** Sunday in Brazil and the United States, Monday in most of Europe; 0 is Sunday. */
export function firstWeekdayOf(locale: string): number {
  // Not yet in every browser's Intl.
  const info = new Intl.Locale(locale).maximize() as Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo }
  const { firstDay } = info.getWeekInfo?.() ?? info.weekInfo ?? { firstDay: 7 }
  return firstDay % 7
}

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number
}
