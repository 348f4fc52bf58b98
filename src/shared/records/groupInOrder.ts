/** Items that share a key, in the order in which the first of each comes: lists of people come in the order of the score. */
export function groupInOrder<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): { key: Key; items: Item[] }[] {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const known = groups.get(key)
    if (known) known.push(item)
    else groups.set(key, [item])
  }
  return [...groups].map(([key, of]) => ({ key, items: of }))
}
