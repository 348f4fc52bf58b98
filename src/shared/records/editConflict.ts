/** Two versions of one record, and the version that both started from (none while adding). */
export interface EditConflict<Write, Stored> {
  mine: Write
  theirs: Stored
  read: Stored | undefined
}

interface Question<Field> {
  field: Field
  /** The person changed this field too; otherwise only the other one did. */
  isMine: boolean
}

export interface EditConflictRules<Write, Stored, Field> {
  /** Where to choose. */
  questionsOf: (conflict: EditConflict<Write, Stored>) => Question<Field>[]
  /** Whether both are equal in every field. */
  isSame: (a: Write, b: Write) => boolean
  /** Their version with the person's own changes and the chosen conflicting fields, ready to be saved over it. */
  merge: (conflict: EditConflict<Write, Stored>, keepsMine: (field: Field) => boolean) => Write
}

/** How two versions of a record are merged, field by field; the fields are in the order of the questions. */
export function editConflictRules<Write extends object, Stored extends Write, Field extends keyof Write>(
  fields: readonly Field[],
): EditConflictRules<Write, Stored, Field> {
  const isSameAt = (a: Write, b: Write, field: Field) => JSON.stringify(a[field]) === JSON.stringify(b[field])

  /** A field that the other person did not change needs no question. */
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
