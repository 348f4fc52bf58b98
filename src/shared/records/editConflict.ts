/** Two versions of one record, and the one that both began with (none while adding). */
export interface EditConflict<Write, Stored> {
  mine: Write
  theirs: Stored
  read: Stored | undefined
}

interface Question<Field> {
  field: Field
  /** The person changed this field too; else the difference is the other's doing alone. */
  isMine: boolean
}

export interface EditConflictRules<Write, Stored, Field> {
  /** Where to choose. */
  questionsOf: (conflict: EditConflict<Write, Stored>) => Question<Field>[]
  /** Whether both say the same in every field. */
  isSame: (a: Write, b: Write) => boolean
  /** Theirs, with what the person changed alone and the chosen ones of the open fields, ready to be saved over it. */
  merge: (conflict: EditConflict<Write, Stored>, keepsMine: (field: Field) => boolean) => Write
}

/** How versions of a record are brought together, field by field; the fields are named in the order in which they are asked about. */
export function editConflictRules<Write extends object, Stored extends Write, Field extends keyof Write>(
  fields: readonly Field[],
): EditConflictRules<Write, Stored, Field> {
  const isSameAt = (a: Write, b: Write, field: Field) => JSON.stringify(a[field]) === JSON.stringify(b[field])

  /** What the other one left as it was read is the person's to change without being asked. */
  function isOpen({ mine, theirs, read }: EditConflict<Write, Stored>, field: Field): boolean {
    return !isSameAt(mine, theirs, field) && (read === undefined || !isSameAt(theirs, read, field))
  }

  return {
    questionsOf: (conflict) =>
      fields
        .filter((field) => isOpen(conflict, field))
        .map((field) => ({
          field,
          isMine: conflict.read === undefined || !isSameAt(conflict.mine, conflict.read, field),
        })),
    isSame: (a, b) => fields.every((field) => isSameAt(a, b, field)),
    merge: (conflict, keepsMine) => {
      const kept = fields.filter((field) => !isOpen(conflict, field) || keepsMine(field))
      return { ...conflict.theirs, ...Object.fromEntries(kept.map((field) => [field, conflict.mine[field]])) }
    },
  }
}
