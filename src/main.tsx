import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@/@core/styles/core.scss'
import type { UserData } from '@contract/auth'
import { safeSetItem } from './configs/safeSetItem'
import { LAYOUT_STORAGE_KEY, readLayoutSettings } from '@/configs/themeConfig'
import { loadHttp } from './api/apiRequest'
import { failureOf } from './api/failure'
import { syncSession } from './auth/syncSession'
import { holdsSession } from './api/session'
import { startI18n } from '@/i18n/i18n'
import { authAtStart } from '@/redux/auth'
import { createFirstStore, type FirstStore } from '@/redux/firstStore'
import { App } from './App'
import { installStorageFallback } from './app/installStorageFallback'
import { loadSignedInRoutes } from './routes'

/** The layout outlives the visit. */
function keepLayout(store: FirstStore): void {
  let kept = store.getState().layout
  store.subscribe(() => {
    const { layout } = store.getState()
    if (layout === kept) return
    kept = layout
    safeSetItem(localStorage, LAYOUT_STORAGE_KEY, JSON.stringify(layout))
  })
}

/** Who is known to this browser. The sign-in page is spared what reading a session takes. */
async function recallUser(): Promise<UserData | null> {
  if (!holdsSession()) return null
  // Their screens begin with calls.
  void loadHttp()
  void loadSignedInRoutes()
  return (await import('./api/readSession')).readSession()
}

// A function, as a chunk that is awaited at the top level must not need this file, which then still waits for it.
async function start(): Promise<void> {
  const [userData] = await Promise.all([
    recallUser(),
    startI18n(holdsSession() ? ['shell', 'layout', 'forms'] : ['shell']),
  ])
  const layout = readLayoutSettings(localStorage.getItem(LAYOUT_STORAGE_KEY))
  const store = createFirstStore({ auth: authAtStart(userData), layout })
  syncSession(store)
  keepLayout(store)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root')
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  )
}

/** A worker left by another app at this address would answer in our place. */
async function dismissWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
}

installStorageFallback()
// Where the browser keeps nothing it has no workers either, and says so with an error.
dismissWorkers().catch(failureOf)
void start()
