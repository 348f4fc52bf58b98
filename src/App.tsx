import { Suspense } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { ErrorBoundary } from '@/@core/components/feedback/ErrorBoundary'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import type { AppStore } from '@/redux/store'
import { AppRoutes } from './routes'

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <ErrorBoundary>
        <Suspense fallback={<FullPageSpinner />}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </Suspense>
      </ErrorBoundary>
    </Provider>
  )
}
