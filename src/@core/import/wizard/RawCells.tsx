import type { FileRow } from '@/@core/import/parsing/fileTable'

/** A line that cannot be read, as the file has it. */
export function RawCells({ row }: { row: FileRow }) {
  return <span className="muted">{row.cells.filter((cell) => cell.trim() !== '').join(' · ')}</span>
}
