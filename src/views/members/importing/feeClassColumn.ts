import type { FeeClass } from '@contract/finances/fees'
import type { NewMemberLine } from '@contract/memberImports'
import type { OwnField, OwnValues } from '@contract/members/ownFields'

const FEE_CLASS = 'feeClass'

/** The column of the class that new members pay, as a choice among the group's classes: read, asked about and shown as own fields are. */
export const feeClassField = (classes: readonly Pick<FeeClass, 'id' | 'name'>[], name: string): OwnField => ({
  id: FEE_CLASS,
  name,
  kind: 'choice',
  options: classes.map((one) => ({ id: one.id, name: one.name })),
  seenBy: [],
  writtenBy: ['manager'],
  version: 1,
})

/** Headings of it besides its name, folded: of lists that associations and their programs write. */
export const feeClassHeadings = (field: OwnField): readonly string[] =>
  field.id === FEE_CLASS
    ? [
        'beitragsklasse',
        'beitragsgruppe',
        'beitragsart',
        'beitrag',
        'tarif',
        'fee class',
        'dues class',
        'fee group',
        'subscription',
        'subscription type',
        'classe de mensalidade',
        'categoria de mensalidade',
        'mensalidade',
        'plano',
        'cota',
        'quota',
      ]
    : []

/** What was read of own fields, without the class. */
export function withoutFeeClass(values: OwnValues | undefined): Pick<NewMemberLine, 'feeClassId' | 'ownValues'> {
  if (values === undefined) return {}
  const { [FEE_CLASS]: feeClassId, ...ownValues } = values
  return {
    ...(typeof feeClassId === 'string' && { feeClassId }),
    ...(Object.keys(ownValues).length > 0 && { ownValues }),
  }
}

/** The values of a line with its class among them, to be shown. */
export const withFeeClass = ({ ownValues = {}, feeClassId }: NewMemberLine): OwnValues =>
  feeClassId === undefined ? ownValues : { ...ownValues, [FEE_CLASS]: feeClassId }
