export const gridCellId = (gridId: string, row: number, column: number) => `${gridId}-${row}-${column}`

/** What makes a cell one of the grid's: where it stands, and whether the keys are there. */
export function gridCell(gridId: string, row: number, column: number, isActive: boolean) {
  return {
    id: gridCellId(gridId, row, column),
    'data-place': `${row} ${column}`,
    'aria-colindex': column + 1,
    className: isActive ? 'is-active' : undefined,
  }
}
