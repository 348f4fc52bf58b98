import { Suspense, useMemo, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { DateHabitsContext } from '@/@core/components/fields/dateHabits'
import { ErrorBoundary } from '@/@core/components/feedback/ErrorBoundary'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { AppRouter } from '@/@core/layouts/AppRouter'
import { useDateLocale, useFirstDayOfWeek } from '@/i18n/useDateLocale'
import type { AppStore } from '@/redux/store'
import { AppRoutes } from './routes'

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <ErrorBoundary>
        <Suspense fallback={<FullPageSpinner />}>
          <DateHabits>
            <AppRouter>
              <AppRoutes />
            </AppRouter>
          </DateHabits>
        </Suspense>
      </ErrorBoundary>
    </Provider>
  )
}

/** Tells the date fields the person's region. */
function DateHabits({ children }: { children: ReactNode }) {
  const locale = useDateLocale()
  const firstDayOfWeek = useFirstDayOfWeek()
  const habits = useMemo(() => ({ locale, firstDayOfWeek }), [locale, firstDayOfWeek])
  return <DateHabitsContext value={habits}>{children}</DateHabitsContext>
}
