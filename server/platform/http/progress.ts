/** Is told how many lines of a long call are done, of how many. */
export type OnProgress = (done: number, of: number) => void

/** Of lines that are put together, and sent to the database, without a pause for other calls. */
const PIECE = 1_000

/** Works through a long list a piece at a time, and tells of each. What fits into one piece is done before it could be told. */
export async function inPieces<Item>(
  items: readonly Item[],
  onProgress: OnProgress | undefined,
  work: (piece: Item[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += PIECE) {
    const piece = items.slice(from, from + PIECE)
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    await work(piece)
    if (items.length > PIECE) onProgress?.(from + piece.length, items.length)
  }
}
