import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '@/@core/components/fields/Input'
import { IconButton } from '@/@core/components/IconButton'
import '@/@core/styles/filters.scss'

/** How long after the last key the search is sent. */
const PAUSE_MS = 250

interface SearchFieldProps {
  /** The search in force, e.g. from the URL. When it changes from outside, the field follows. */
  value: string
  /** Called once the typing has paused. */
  onSearch: (value: string) => void
  label?: string
  placeholder?: string
}

export function SearchField({ value, onSearch, label, placeholder }: SearchFieldProps) {
  const { t } = useTranslation('layout')
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState(value)
  const [seen, setSeen] = useState(value)

  // Back, a link or "clear the filters" changed the search: the field follows, and unfinished typing is dropped.
  // When the value only repeats what this field sent, nothing changes: the person may have typed on since.
  if (value !== seen) {
    setSeen(value)
    if (value !== asked) {
      setText(value)
      setAsked(value)
    }
  }

  // What was sent last, until it is in force. A screen on which the person no longer is drops it (useUrlParams): where that was kept, it is
  // sent anew when shown again.
  const sent = useRef<string>(null)
  useEffect(
    () => () => {
      sent.current = null
    },
    [],
  )

  useEffect(() => {
    if (text === value) sent.current = null
    if (text === value || text === sent.current) return undefined
    const timer = setTimeout(() => {
      sent.current = text
      setAsked(text)
      onSearch(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])

  function clear(): void {
    setText('')
    input.current?.focus()
  }

  return (
    <search className="search-field tooltip-edge-end">
      <Search className="search-icon" size={16} strokeWidth={1.75} aria-hidden />
      <Input
        ref={input}
        type="search"
        aria-label={label ?? t('table.search')}
        placeholder={placeholder ?? label ?? t('table.search')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && <IconButton icon={X} label={t('table.clearSearch')} size="sm" onClick={clear} />}
    </search>
  )
}
