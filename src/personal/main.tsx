import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import './personal.scss'
import { readLink, takeLink } from './link'
import { PersonalApp } from './PersonalApp'

/** A link that is opened while the page stands changes the address's fragment alone. */
function followLink(onChange: () => void): () => void {
  const take = () => {
    takeLink()
    onChange()
  }
  window.addEventListener('hashchange', take)
  return () => window.removeEventListener('hashchange', take)
}

function Page() {
  return <PersonalApp link={useSyncExternalStore(followLink, readLink)} />
}

const root = document.getElementById('root')
if (!root) throw new Error('my.html has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
