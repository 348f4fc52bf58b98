import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { SearchPalette } from './SearchPalette'
import type { SearchItem } from './searchItem'

interface SearchButtonProps {
  items: readonly SearchItem[]
  /** Stands below what is found: where the words that were typed may be looked for besides. */
  fallback?: (text: string) => SearchItem
}

/** Opens the way to every screen; Ctrl K or ⌘ K does the same from anywhere. */
export function SearchButton({ items, fallback }: SearchButtonProps) {
  const { t } = useTranslation('shell')
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
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <Dialog isOpen={isOpen} title={t('navbar.goTo')} look="palette" onClose={() => setIsOpen(false)}>
        <SearchPalette items={items} fallback={fallback} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}
