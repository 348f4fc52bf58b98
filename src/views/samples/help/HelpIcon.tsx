import {
  CircleHelp,
  Code,
  CreditCard,
  LibraryBig,
  Package,
  Play,
  Repeat,
  RotateCcw,
  Settings,
  Truck,
  Wrench,
  type LucideIcon,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  all: LibraryBig,
  code: Code,
  'credit-card': CreditCard,
  package: Package,
  play: Play,
  repeat: Repeat,
  'rotate-ccw': RotateCcw,
  settings: Settings,
  truck: Truck,
  wrench: Wrench,
}

/** The icon that the samples name; a question mark for a name that is not known here. */
export function HelpIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? CircleHelp
  return <Icon size={16} strokeWidth={1.75} aria-hidden />
}
