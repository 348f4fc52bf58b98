import { Suspense } from 'react'
import { Provider } from 'react-redux'
import { ErrorBoundary } from '@/@core/components/feedback/ErrorBoundary'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { AppRouter } from '@/@core/layouts/AppRouter'
import type { AppStore } from '@/redux/store'
import { AppRoutes } from './routes'

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <ErrorBoundary>
        <Suspense fallback={<FullPageSpinner />}>
          <AppRouter>
            <AppRoutes />
          </AppRouter>
        </Suspense>
      </ErrorBoundary>
    </Provider>
  )
}
