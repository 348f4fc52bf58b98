import * as z from 'zod/mini'
import { PlannedLine } from '@contract/audit'
import { FinanceCategory, FinanceKind } from '@contract/finances'
import { reader, type ChangedField, type TextSource } from './fieldReaders'

const Planned = z.array(PlannedLine)

/** For a changed budget: a row for each line in the entry, with its planned amount before and after. */
export function plannedChanges(before: unknown, after: unknown, { t, money }: TextSource): ChangedField[] {
  const kindOf = reader(FinanceKind, (kind) => t(`finances:kinds.${kind}`))
  const categoryOf = reader(FinanceCategory, (category) => t(`finances:categories.${category}`))
  const labelOf = ({ kind, category, subcategory }: PlannedLine) =>
    [kindOf(kind), categoryOf(category), subcategory].filter((part) => part !== undefined).join(' · ')
  const amountsOf = (planned: unknown) =>
    new Map((Planned.safeParse(planned).data ?? []).map((line) => [labelOf(line), money.format(line.amount)]))
  const [old, now] = [amountsOf(before), amountsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].map((label) => ({
    name: label,
    label,
    before: old.get(label) ?? '',
    after: now.get(label) ?? '',
    isContext: false,
  }))
}
