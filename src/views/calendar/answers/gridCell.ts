export const gridCellId = (gridId: string, row: number, column: number) => `${gridId}-${row}-${column}`

/** Attributes of a cell of the grid: its position, and whether the keyboard is at it. */
export function gridCell(gridId: string, row: number, column: number, isActive: boolean) {
  return {
    id: gridCellId(gridId, row, column),
    'data-place': `${row} ${column}`,
    'aria-colindex': column + 1,
    className: isActive ? 'is-active' : undefined,
  }
}
