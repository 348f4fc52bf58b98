import { StrictMode, useSyncExternalStore, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { readLanguage } from '@/i18n/language'
import './personal.scss'
import { registerWorker } from './registerWorker'
import { isAtDoor, readLink, takeLink } from './link'
import { PersonalApp } from './PersonalApp'
import { loadTexts } from './texts'

/** A link that is opened while the page stands changes the address's fragment alone. */
function followLink(onChange: () => void): () => void {
  const take = () => {
    takeLink()
    onChange()
  }
  window.addEventListener('hashchange', take)
  return () => window.removeEventListener('hashchange', take)
}

function Page(props: Omit<ComponentProps<typeof PersonalApp>, 'link'>) {
  return <PersonalApp link={useSyncExternalStore(followLink, readLink)} {...props} />
}

/** Two addresses have this page, and neither needs what the other shows. */
const loadDoor = async () => (await import('@/views/my/CheckinView')).CheckinView

/** Before something has the focus, none is lost: what is seen first does not wait for it. */
function keepFocusOnceGiven(): void {
  const load = async () => (await import('@/@core/components/keepFocus')).keepFocus()
  // Without a line the focus is kept from the next opening on.
  document.addEventListener('focusin', () => void load().catch(() => undefined), { once: true })
}

// Nothing is awaited outside of it: what the door imports from this file would wait for this file, and this one for the door.
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('my.html has no element with the id root')
  keepFocusOnceGiven()
  const language = readLanguage()
  const [texts, Door] = await Promise.all([loadTexts(language), isAtDoor() ? loadDoor() : null])
  createRoot(root).render(
    <StrictMode>
      <Page spoken={{ language, texts }} Door={Door} />
    </StrictMode>,
  )
  if (readLink() !== null) registerWorker()
}

void start()
