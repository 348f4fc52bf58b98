/** Sunday in Brazil and the United States, Monday in most of Europe; 0 is Sunday. */
export function firstWeekdayOf(region: string): number {
  const locale: Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo } = new Intl.Locale(`und-${region}`)
  // Not yet in every browser's Intl.
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 7 }
  return firstDay % 7
}

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number
}
