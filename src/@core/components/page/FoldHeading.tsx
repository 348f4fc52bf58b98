import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import '@/@core/styles/foldHeading.scss'

interface FoldHeadingProps {
  isOpen: boolean
  onToggle: () => void
  /** The name of what is folded, and its count, which stay in sight. */
  children: ReactNode
}

/** The inside of a heading whose part of a long list can be folded away. */
export function FoldHeading({ isOpen, onToggle, children }: FoldHeadingProps) {
  return (
    <button type="button" className="fold-heading" aria-expanded={isOpen} onClick={onToggle}>
      <ChevronDown size={16} aria-hidden />
      {children}
    </button>
  )
}
