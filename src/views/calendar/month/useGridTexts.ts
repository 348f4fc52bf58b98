import type { CalendarOptions } from '@fullcalendar/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'

type GridTexts = Pick<
  CalendarOptions,
  'moreLinkContent' | 'moreLinkHint' | 'moreLinkDidMount' | 'dayCellDidMount' | 'closeHint' | 'allDayText'
>

/** The texts that FullCalendar shows by itself. */
export function useGridTexts(): GridTexts {
  const { t } = useTranslation(['calendar', 'events'])
  const { count } = useFormat()
  return useMemo(
    () => ({
      moreLinkContent: ({ num }) => t('grid.more', { shown: count(num) }),
      // A title would repeat the content.
      moreLinkHint: () => '',
      // It behaves as a button but has no role of one.
      moreLinkDidMount: ({ el }) => {
        el.setAttribute('role', 'button')
        el.removeAttribute('aria-controls')
        el.removeAttribute('aria-expanded')
        el.removeAttribute('title')
      },
      closeHint: t('grid.close'),
      allDayText: t('events:allDay'),
    }),
    [t, count],
  )
}
