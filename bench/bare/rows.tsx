import { lazy, Suspense, useEffect, useState, type MouseEvent } from 'react'
import { createRoot } from 'react-dom/client'
import './bare.css'

const RowsHome = lazy(() => import('./RowsHome').then((file) => ({ default: file.RowsHome })))
const RowsList = lazy(() => import('./RowsList').then((file) => ({ default: file.RowsList })))

const links = [
  { path: '/', title: 'Home' },
  { path: '/list', title: 'List' },
]

/** The least that a shell with two screens can be: what Batuta's screens take is told as so many times this. */
function Shell() {
  const [path, setPath] = useState(location.pathname)

  useEffect(() => {
    const follow = () => setPath(location.pathname)
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  function open(event: MouseEvent, target: string): void {
    event.preventDefault()
    history.pushState(null, '', target)
    setPath(target)
  }

  return (
    <div className="shell">
      <nav>
        {links.map((link) => (
          <a key={link.path} href={link.path} onClick={(event) => open(event, link.path)}>
            {link.title}
          </a>
        ))}
      </nav>
      <main>
        <Suspense fallback={<p>Loading</p>}>{path === '/list' ? <RowsList /> : <RowsHome />}</Suspense>
      </main>
    </div>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Shell />)
