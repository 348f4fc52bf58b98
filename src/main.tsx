import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@/@core/styles/core.scss'
import { LAYOUT_STORAGE_KEY, readLayoutSettings } from '@/configs/themeConfig'
import { loadHttp } from '@/auth/call'
import { followSession } from '@/auth/openSession'
import { readSession } from '@/auth/session'
import { startI18n } from '@/i18n/i18n'
import { authAtStart } from '@/redux/auth'
import { createAppStore } from '@/redux/store'
import { App } from './App'

const store = createAppStore({
  auth: authAtStart(readSession()),
  layout: readLayoutSettings(localStorage.getItem(LAYOUT_STORAGE_KEY)),
})

followSession(store)
// The screens of whoever is signed in begin with calls.
if (store.getState().auth.userData) void loadHttp()

let keptLayout = store.getState().layout
store.subscribe(() => {
  const { layout } = store.getState()
  if (layout === keptLayout) return
  keptLayout = layout
  localStorage.setItem(LAYOUT_STORAGE_KEY, JSON.stringify(layout))
})

// A worker left by another app at this address would answer in our place.
void navigator.serviceWorker?.getRegistrations().then((workers) => workers.map((worker) => worker.unregister()))

await startI18n()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
)
