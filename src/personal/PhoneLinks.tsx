import { useState } from 'react'
import { useNextFocus } from '@/views/my/useNextFocus'
import { usePersonal } from '@/views/my/personal'
import type { KnownLink } from './link'

/** As people know the link: whose it is, and of which group where that does not tell it from another. */
function useLabels(links: readonly KnownLink[]): string[] {
  const { t } = usePersonal()
  return links.map(({ name, group, hidesDues, person }, at) => {
    if (name === undefined) return t('links.unnamed', { number: at + 1 })
    const isOneOfTheirs = person !== undefined && links.filter((one) => one.person === person).length > 1
    if (isOneOfTheirs) return hidesDues ? t('links.handedOut', { name }) : name
    const isAlone = links.filter((one) => one.name === name).length === 1
    return isAlone || group === undefined ? name : `${name} · ${group}`
  })
}

interface LinkChoiceProps {
  title: string
  links: readonly KnownLink[]
  /** See takeLink. */
  link: string | null
  onChoose: (link: string) => void
}

/** Whose page is shown, of those that were opened on this phone. */
export function LinkChoice({ title, links, link, onChoose }: LinkChoiceProps) {
  const labels = useLabels(links)
  return (
    <fieldset className="personal-links" aria-label={title}>
      {links.map((one, at) => (
        <button
          key={one.link}
          type="button"
          className="btn btn-secondary"
          aria-pressed={one.link === link}
          onClick={() => onChoose(one.link)}
        >
          {labels[at]}
        </button>
      ))}
    </fieldset>
  )
}

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
