import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { readLanguage } from '@/i18n/language'
import './personal.scss'
import { keepFiles } from './keepFiles'
import { readLink, takeLink } from './link'
import { PersonalApp, type Spoken } from './PersonalApp'
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

function Page({ spoken }: { spoken: Spoken }) {
  return <PersonalApp link={useSyncExternalStore(followLink, readLink)} spoken={spoken} />
}

const root = document.getElementById('root')
if (!root) throw new Error('my.html has no element with the id root')
const language = readLanguage()
const texts = await loadTexts(language)
createRoot(root).render(
  <StrictMode>
    <Page spoken={{ language, texts }} />
  </StrictMode>,
)
if (readLink() !== null) keepFiles()
