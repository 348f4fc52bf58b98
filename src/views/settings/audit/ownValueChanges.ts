import type { AuditFields } from '@contract/audit'
import { ownValueText } from '@/shared/ownFields/ownValueText'
import type { ChangedField, TextSource } from './fieldReaders'

/** A row for each own field of a member that an entry names, by the name that it had. */
export function ownValueChanges(
  before: AuditFields['ownValues'] = {},
  after: AuditFields['ownValues'] = {},
  source: Pick<TextSource, 't' | 'format'>,
): ChangedField[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const say = (value: Parameters<typeof ownValueText>[0] | undefined) =>
    value === undefined ? '' : ownValueText(value, source)
  return [...new Set([...old.keys(), ...now.keys()])].map((name) => ({
    name: `ownValues.${name}`,
    label: name,
    before: say(old.get(name)),
    after: say(now.get(name)),
    isContext: false,
  }))
}
