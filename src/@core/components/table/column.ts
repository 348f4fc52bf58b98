import type { ReactNode } from 'react'

export interface Sort {
  column: string
  direction: 'asc' | 'desc'
}

/** One column of a `DataTable`. The first one that is no selection is the row's title; with `rowPath` it is also the row's link. */
export interface Column<Row> {
  /** The name it is sorted by. */
  id: string
  label: string
  /** What the label means, shown to the pointer; say it below the table as well. */
  hint?: string
  cell: (row: Row) => ReactNode
  isSortable?: boolean
  /** Ticks the row (RowSelection.tsx): it stands before the title, and its label names the box in the header. */
  isSelection?: boolean
  /** Holds the row's own buttons: nothing of them is clipped, and the label is for screen readers alone. */
  isActions?: boolean
  /** `end` for money and counts: right-aligned, tabular figures. */
  align?: 'start' | 'end'
  /** A fixed width, e.g. `8rem`; else the column grows by its share. */
  width?: string
  minWidth?: string
  grow?: number
  /** What does not fit goes on in another line, where it would be cut. */
  wraps?: boolean
  /** Its cells hold an `Avatar`. */
  hasPicture?: boolean
  /** Left out where the table is narrower than about 56 or 68 rem. */
  hideBelow?: 'medium' | 'wide'
  /**
   * Its place where rows are stacked (below about 40 rem): under the title, beside what is under the title, at the end of
   * the title's line, or nowhere. The row's own buttons have a place of their own.
   */
  stacked?: 'detail' | 'beside' | 'end' | 'hidden'
}
