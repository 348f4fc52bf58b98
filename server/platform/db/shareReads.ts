/** What is being read, and the read after it, for those who came meanwhile. */
interface Reads<Result> {
  present: Promise<Result>
  next?: Promise<Result>
}

/**
 * Lets those who ask for the same at the same time share an answer, in place of a connection each. Who comes while it is being read waits
 * for the next read, which begins after they came: nobody is told what was so before they asked.
 */
export function shareReads<Result>() {
  const reads = new Map<string, Reads<Result>>()

  function begin(key: string, read: () => Promise<Result>): Promise<Result> {
    const present = read().finally(() => {
      if (reads.get(key)?.next === undefined) reads.delete(key)
    })
    reads.set(key, { present })
    return present
  }

  return (key: string, read: () => Promise<Result>): Promise<Result> => {
    const known = reads.get(key)
    if (known === undefined) return begin(key, read)
    const beginNext = () => begin(key, read)
    known.next ??= known.present.then(beginNext, beginNext)
    return known.next
  }
}
