import { usePersonal } from '@/views/my/personal'
import type { KnownLink } from './link'

/** As people know the link: whose it is, and of which group where that does not tell it from another. */
export function useLabels(links: readonly KnownLink[]): string[] {
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
