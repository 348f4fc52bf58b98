import { useState } from 'react'
import { usePersonal } from '@/views/my/personal'
import { useNextFocus } from '@/views/my/useNextFocus'
import { useLabels } from './LinkChoice'
import type { KnownLink } from './link'

interface LinkRemovalProps {
  links: readonly KnownLink[]
  onForget: (link: string) => void
}

/** What this phone remembers, one by one to be sent away. Asked first: what waits to be sent goes with it. */
export function LinkRemoval({ links, onForget }: LinkRemovalProps) {
  const { t } = usePersonal()
  const labels = useLabels(links)
  const [asked, setAsked] = useState<string | null>(null)
  const focus = useNextFocus()
  const ask = (link: string | null) => {
    focus.want()
    setAsked(link)
  }
  return (
    <details className="personal-removal">
      <summary>{t('links.title')}</summary>
      <ul>
        {links.map(({ link }, at) => {
          const name = labels[at] ?? ''
          return (
            <li key={link}>
              {asked === link ? (
                <>
                  <p>{t('links.removeText', { name })}</p>
                  <button type="button" className="btn btn-secondary" onClick={() => onForget(link)}>
                    {t('links.confirm')}
                  </button>
                  <button ref={focus.take} type="button" className="btn btn-ghost" onClick={() => ask(null)}>
                    {t('links.keep')}
                  </button>
                </>
              ) : (
                <button
                  ref={asked === null ? focus.take : undefined}
                  type="button"
                  className="btn btn-ghost"
                  onClick={() => ask(link)}
                >
                  {t('links.remove', { name })}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
