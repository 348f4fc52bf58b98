import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { RowMenu } from '@/@core/components/table/RowMenu'

interface RowAct {
  icon: LucideIcon
  text: string
  /** An address to go to, or something to do. */
  act: string | (() => void)
}

interface SampleRowMenuProps {
  /** Of the row. */
  id: number
  label: string
  acts: readonly RowAct[]
}

/** What can be done with a row. */
export function SampleRowMenu({ id, label, acts }: SampleRowMenuProps) {
  return (
    <RowMenu id={id} label={label}>
      {(close) =>
        acts.map(({ icon: Icon, text, act }) => {
          const content = (
            <>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span className="panel-row-text">{text}</span>
            </>
          )
          if (typeof act === 'string') {
            return (
              <Link key={text} className="panel-row" to={act}>
                {content}
              </Link>
            )
          }
          return (
            <button
              key={text}
              type="button"
              className="panel-row"
              onClick={() => {
                close()
                act()
              }}
            >
              {content}
            </button>
          )
        })
      }
    </RowMenu>
  )
}
