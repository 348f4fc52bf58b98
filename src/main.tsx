import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '@/@core/styles/core.scss'
import '@/@core/kitStyles'
// Of the menu's places: so small that files of their own would cost each of them more in asking for them.
import '@/views/home/home.scss'
import '@/views/finances/ledger/ledgerTable.scss'
import '@/views/finances/ledger/reconciledIcon.scss'
import '@/views/finances/entries/financeList.scss'
import '@/views/analytics/season/season.scss'
import '@/views/analytics/season/seasonAhead.scss'
import '@/views/analytics/list/analytics.scss'
import '@/views/analytics/figures/replyFigure.scss'
import { keepFocus } from '@/@core/components/keepFocus'
import { watchPresses } from '@/configs/afterPress'
import { safeSetItem } from '@/configs/safeSetItem'
import { ownWorker } from '@/configs/ownPaths'
import { LAYOUT_STORAGE_KEY, readLayoutSettings } from '@/configs/themeConfig'
import { loadHttp } from '@/api/apiRequest'
import { failureOf } from '@/api/failure'
import { syncSession } from '@/auth/syncSession'
import { clearSession, isSessionStored } from '@/api/session'
import { followLanguage, startI18n } from '@/i18n/i18n'
import { initialAuthState } from '@/redux/auth'
import { createAppStore, type AppStore } from '@/redux/store'
import { App } from './App'
import { installStorageFallback } from '@/app/installStorageFallback'
import { loadScreen, loadSignedInRoutes } from './routes'
import { stylesLoaded } from './start/stylesLoaded'

/** The layout outlives the visit: it is stored at each change. */
function storeLayout(store: AppStore): void {
  let stored = store.getState().layout
  store.subscribe(() => {
    const { layout } = store.getState()
    if (layout === stored) return
    stored = layout
    safeSetItem(localStorage, LAYOUT_STORAGE_KEY, JSON.stringify(layout))
  })
}

async function start(): Promise<void> {
  const userData = isSessionStored() ? (await import('@/api/readSession')).readSession() : null
  // What cannot be read is nobody's session, and must not stay as if it were one.
  if (!userData && isSessionStored()) clearSession('expired')
  // Beside the words, not after them: the signed-in screens begin with calls.
  const code = userData ? [loadSignedInRoutes(), loadHttp()] : []
  const words = startI18n(userData ? ['shell', 'layout', 'forms'] : ['shell', 'auth'])
  await Promise.all([words, stylesLoaded(), ...code])
  // The page's own spinner stands until then. What does not come is said by its route.
  await Promise.allSettled([loadScreen(window.location.pathname, userData !== null)])
  const layout = readLayoutSettings(localStorage.getItem(LAYOUT_STORAGE_KEY))
  const store = createAppStore({ auth: initialAuthState(userData), layout })
  syncSession(store)
  followLanguage(failureOf)
  watchPresses()
  storeLayout(store)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root')
  const app = (
    <StrictMode>
      <App store={store} />
    </StrictMode>
  )
  // With its effects, which React else leaves until after a paint: the screen's calls, whose answers are mostly here already, are
  // made and read before it, and no skeleton is drawn first.
  flushSync(() => createRoot(root).render(app))
}

/** That of the page of personal links, which opens without a line by it; it leaves the app alone (src/personal/worker.ts). */
function isOwnWorker({ scope, installing, waiting, active }: ServiceWorkerRegistration): boolean {
  const workers = [installing, waiting, active].filter((worker) => worker !== null)
  const isOurs = workers.every(({ scriptURL }) => new URL(scriptURL).pathname === ownWorker.file)
  return isOurs && new URL(scope).pathname === ownWorker.scope
}

/** A worker left by another app at this address would answer in our place. */
async function unregisterWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.filter((worker) => !isOwnWorker(worker)).map((worker) => worker.unregister()))
}

installStorageFallback()
keepFocus()
// Where the browser keeps nothing it has no workers either, and says so with an error.
unregisterWorkers().catch(failureOf)
void start()
