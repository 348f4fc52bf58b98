import { shownElement } from '@/@core/components/shownElement'
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'

/** Appears once this much of the page has gone by. */
const SHOWN_AFTER_PX = 480

export function ScrollTop() {
  const { t } = useTranslation('layout')
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const look = () => setIsShown(window.scrollY > SHOWN_AFTER_PX)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  function scroll(): void {
    window.scrollTo({ top: 0 })
    // The button is about to go: the focus goes where the eyes go.
    shownElement('main h1')?.focus({ preventScroll: true })
  }

  if (!isShown) return null
  return (
    <div className="scroll-top tooltip-edge-end no-print">
      <IconButton icon={ArrowUp} label={t('navbar.scrollTop')} tooltipSide="above" onClick={scroll} />
    </div>
  )
}
