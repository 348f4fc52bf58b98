/** Small enough to be read, copied and backed up easily. */
const CHUNK_BYTES = 128 * 1024
/** Chunks inserted by one statement. */
const AT_A_TIME = 8

interface Chunk {
  /** 0, 1, 2 … */
  number: number
  bytes: Buffer
}

/** Stores the file in chunks, some by each statement. */
export async function storeChunks(file: Buffer, insert: (chunks: Chunk[]) => Promise<unknown>): Promise<void> {
  const chunks = Array.from({ length: Math.ceil(file.length / CHUNK_BYTES) }, (_, number) => ({
    number,
    bytes: file.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES),
  }))
  for (let from = 0; from < chunks.length; from += AT_A_TIME) {
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    await insert(chunks.slice(from, from + AT_A_TIME))
  }
}

/** Reads each chunk on demand, so that no connection is held in between. */
export async function* readChunks(
  size: number,
  read: (number: number) => Promise<{ bytes: Buffer }[]>,
): AsyncGenerator<Buffer> {
  for (let number = 0; number * CHUNK_BYTES < size; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each chunk is read on demand
    const [chunk] = await read(number)
    if (chunk === undefined) throw new Error(`chunk ${number} of a file is gone`)
    yield chunk.bytes
  }
}
