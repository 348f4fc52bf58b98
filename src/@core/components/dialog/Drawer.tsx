import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent, loader } from '@/@core/components/lazyComponent'

export const loadDrawerFrame = loader(() => import('./DrawerFrame'))
const DrawerFrame = lazyComponent(loadDrawerFrame, (file) => file.default)

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
  return (
    <Suspense fallback={null}>
      <DrawerFrame {...props} />
    </Suspense>
  )
}
