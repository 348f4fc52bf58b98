import { StrictMode, useCallback, useEffect, useState, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { readLanguage } from '@/i18n/language'
import './personal.scss'
import { registerWorker } from './registerWorker'
import { dropForgotten, isCheckinAddress, readLink, readLinks, takeLink } from './link'
import { fetchFamily, PersonalApp } from './PersonalApp'
import { loadTexts } from './texts'

const readPhone = () => ({ link: readLink(), links: readLinks(), opened: globalThis.openedEvent })

/** The links of this phone, and which of them is shown. */
function Page(props: Pick<ComponentProps<typeof PersonalApp>, 'spoken' | 'Checkin'>) {
  const [phone, setPhone] = useState(readPhone)
  useEffect(() => {
    /** A link that is opened while the page stands changes the address's fragment alone. */
    const take = () => {
      takeLink()
      setPhone(readPhone())
    }
    const follow = () => {
      dropForgotten()
      setPhone(readPhone())
    }
    window.addEventListener('hashchange', take)
    window.addEventListener('storage', follow)
    return () => {
      window.removeEventListener('hashchange', take)
      window.removeEventListener('storage', follow)
    }
  }, [])
  const change = useCallback((act: () => void) => {
    act()
    setPhone(readPhone())
  }, [])
  return <PersonalApp {...phone} onChange={change} {...props} />
}

/** Two addresses have this page, and neither needs what the other shows. */
const loadCheckin = async () => (await import('@/views/my/CheckinView')).CheckinView

/** Before something has the focus, none is lost: what is seen first does not wait for it. */
function keepFocusOnceGiven(): void {
  const load = async () => (await import('@/@core/components/keepFocus')).keepFocus()
  // Without a line the focus is kept from the next opening on.
  document.addEventListener('focusin', () => void load().catch(() => undefined), { once: true })
}

// Nothing is awaited at the top level: the check-in's file imports from this one, and each would wait for the other.
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('my.html has no element with the id root')
  keepFocusOnceGiven()
  const language = readLanguage()
  const [texts, Checkin] = await Promise.all([
    loadTexts(language),
    isCheckinAddress() ? loadCheckin() : null,
    readLinks().length > 1 && fetchFamily(),
  ])
  createRoot(root).render(
    <StrictMode>
      <Page spoken={{ language, texts }} Checkin={Checkin} />
    </StrictMode>,
  )
  if (readLink() !== null) registerWorker()
}

void start()
