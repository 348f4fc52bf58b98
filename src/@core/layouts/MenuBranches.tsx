import { ChevronRight, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Nav, NavItem } from 'reactstrap'
import { Tooltip } from '@/@core/components/Tooltip'
import { safeSetItem } from '@/configs/safeSetItem'
import type { MenuPart, MenuTarget } from './menu'
import { MenuLink } from './MenuLink'
import './menuBranches.scss'

/** Links of the menu that fold away under one word. */
interface MenuBranch {
  id: string
  title: string
  icon: LucideIcon
  items: readonly MenuTarget[]
}

interface MenuBranchesProps {
  branches: readonly MenuBranch[]
  part: MenuPart
  /** The ids of those that are open in a browser that remembers none yet. */
  startOpen: readonly string[]
}

/** Where the browser remembers which are open. */
const OPEN_KEY = 'batuta.menuBranches'

function readOpen(): string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OPEN_KEY) ?? 'null')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null
  } catch {
    // Something else's garbage: they start afresh.
    return null
  }
}

/** What is open stays so at the next visit. The branch of the screen that one comes to opens by itself. */
export function MenuBranches({ branches, part, startOpen }: MenuBranchesProps) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(() => readOpen() ?? [...startOpen])
  const current = branches.find(({ items }) => items.some(({ path }) => path === pathname))?.id
  const [shownBranch, setShownBranch] = useState<string>()

  if (current !== shownBranch) {
    setShownBranch(current)
    if (current !== undefined && !open.includes(current)) setOpen([...open, current])
  }

  useEffect(() => void safeSetItem(localStorage, OPEN_KEY, JSON.stringify(open)), [open])

  function toggle(id: string): void {
    const others = open.filter((other) => other !== id)
    // Beside the icons there is no room for a list: the menu makes it.
    if (part.isCollapsed) part.onExpand()
    setOpen(others.length === open.length || part.isCollapsed ? [...others, id] : others)
  }

  return (
    <Nav vertical aria-labelledby={part.headingId}>
      {branches.map((branch) => (
        <BranchItem
          key={branch.id}
          branch={branch}
          isOpen={!part.isCollapsed && open.includes(branch.id)}
          isCurrent={branch.id === current}
          isCollapsed={part.isCollapsed}
          onToggle={() => toggle(branch.id)}
        />
      ))}
    </Nav>
  )
}

interface BranchItemProps {
  branch: MenuBranch
  isOpen: boolean
  /** The screen one is on is one of its links. */
  isCurrent: boolean
  isCollapsed: boolean
  onToggle: () => void
}

function BranchItem({ branch, isOpen, isCurrent, isCollapsed, onToggle }: BranchItemProps) {
  const { icon: Icon, title, items } = branch
  const listId = useId()
  const button = (
    <button
      type="button"
      // Folded away, the link cannot say where one is.
      className={`menu-link menu-branch${isCurrent && !isOpen ? ' active' : ''}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onToggle}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span className="menu-link-text">{title}</span>
      {!isCollapsed && <ChevronRight className="menu-branch-arrow" size={16} strokeWidth={1.75} aria-hidden />}
    </button>
  )
  return (
    <NavItem>
      {isCollapsed ? (
        <Tooltip text={title} side="beside">
          {button}
        </Tooltip>
      ) : (
        button
      )}
      {isOpen && (
        <Nav vertical id={listId} className="menu-branch-items">
          {items.map((item) => (
            <MenuLink key={item.id} item={item} isCollapsed={false} />
          ))}
        </Nav>
      )}
    </NavItem>
  )
}
