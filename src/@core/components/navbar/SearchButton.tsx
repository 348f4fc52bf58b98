import { Search } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchDialog } from './SearchDialog'

interface SearchButtonProps {
  /** What stands in the dialog: a `SearchPalette`. `close` is for when something was chosen. */
  children: (close: () => void) => ReactNode
}

/** Opens the search; Ctrl K or ⌘ K does the same from anywhere. */
export function SearchButton({ children }: SearchButtonProps) {
  const { t } = useTranslation('layout')
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const openOnShortcut = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', openOnShortcut)
    return () => document.removeEventListener('keydown', openOnShortcut)
  }, [])

  return (
    <>
      <button type="button" className="search-button" onClick={() => setIsOpen(true)} aria-keyshortcuts="Control+K">
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <span>{t('navbar.goTo')}</span>
        <kbd aria-hidden>{t('navbar.ctrl')} K</kbd>
      </button>
      {isOpen && <SearchDialog onClose={() => setIsOpen(false)}>{children(() => setIsOpen(false))}</SearchDialog>}
    </>
  )
}
