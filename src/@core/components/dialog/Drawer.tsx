import { useState, type ReactNode } from 'react'
import { lazyPart, loader } from '@/@core/components/lazyComponent'

const loadDrawerFrame = loader(() => import('./DrawerFrame'))
const DrawerFrame = lazyPart(loadDrawerFrame, (file) => file.default)

export interface DrawerProps {
  isOpen: boolean
  title: string
  children: ReactNode
  footer?: ReactNode
  onClose: () => void
}

/** A panel from the end side, modal like `Dialog`; loads when the first one opens. */
export function Drawer(props: DrawerProps) {
  const [wasWanted, setWasWanted] = useState(props.isOpen)
  if (props.isOpen && !wasWanted) setWasWanted(true)
  if (!wasWanted) return null
  return <DrawerFrame {...props} />
}
