import { createElement, Fragment, useId, useState } from 'react'
import { icons, type CatalogueIcon } from 'virtual:icon-catalogue'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { RefusedCopy } from '@/@core/components/RefusedCopy'
import { writeClipboard } from '@/@core/components/writeClipboard'
import { foldText } from '@/@core/components/foldText'
import { SearchField } from '@/@core/components/table/SearchField'
import { useCounted } from '@/views/samples/showcase/frame/counted'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

const STEP = 60

function Drawing({ icon, size }: { icon: CatalogueIcon; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {icon.node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}

/** Broken, where it is too long, before one of its words. */
function IconName({ name }: { name: string }) {
  return name.split(/(?=[A-Z][a-z])/).map((word, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}

const importOf = ({ name }: CatalogueIcon) => `import { ${name} } from 'lucide-react'`

export function Catalogue({ areAll }: { areAll: boolean }) {
  const words = useWords(texts)
  const counted = useCounted()
  const codeId = useId()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(STEP)
  const [chosen, setChosen] = useState<CatalogueIcon>()
  const [isRefused, setIsRefused] = useState(false)
  const typed = foldText(search)
  const found = icons.filter(
    ({ name, aliases, isUsed }) =>
      (areAll || isUsed) && [name, ...aliases].some((known) => foldText(known.replaceAll('-', '')).includes(typed)),
  )

  async function choose(icon: CatalogueIcon): Promise<void> {
    setChosen(icon)
    setIsRefused(false)
    // Without a clipboard (a page over plain http) the line below can still be marked and copied.
    if ('clipboard' in navigator) setIsRefused(!(await writeClipboard(importOf(icon))))
  }

  return (
    <>
      <div className="cluster">
        <SearchField
          value={search}
          label={words.search}
          onSearch={(text) => {
            setSearch(text.replaceAll(/[\s-]/g, ''))
            setShown(STEP)
          }}
        />
        <output className="muted tabular">{counted(words.found, found.length)}</output>
      </div>
      {found.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="icons-grid">
        {found.slice(0, shown).map((icon) => (
          <li key={icon.name}>
            <button
              type="button"
              aria-pressed={icon === chosen}
              aria-describedby={codeId}
              onClick={() => void choose(icon)}
            >
              <Drawing icon={icon} size={22} />
              <span>
                <IconName name={icon.name} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown && <Button onClick={() => setShown(shown + STEP)}>{words.more}</Button>}
      <div className="icons-chosen">
        <output id={codeId}>
          {chosen ? (
            <>
              <Drawing icon={chosen} size={32} />
              <code>{importOf(chosen)}</code>
            </>
          ) : (
            <span className="muted">{words.choose}</span>
          )}
        </output>
        {chosen && !isRefused && <CopyButton key={chosen.name} isIcon text={importOf(chosen)} />}
        {chosen && isRefused && <RefusedCopy text={importOf(chosen)} />}
      </div>
    </>
  )
}
