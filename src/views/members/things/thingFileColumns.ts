import type { TFunction } from 'i18next'
import type { ListedThing } from '@contract/members/things'
import type { Money } from '@/i18n/money'
import type { TableColumn } from '@/shared/records/useTableFile'

/** One column for all that is known of a thing, and of who has it; amounts as machines read them, days as YYYY-MM-DD. */
export function thingFileColumns(t: TFunction<'things'>, money: Money): TableColumn<ListedThing>[] {
  const amount = (cents: number | undefined) => (cents === undefined ? undefined : { number: money.decimal(cents) })
  return [
    { label: t('fields.name'), value: ({ thing }) => thing.name },
    { label: t('fields.kind'), value: ({ thing }) => t(`kinds.${thing.kind}`) },
    { label: t('fields.number'), value: ({ thing }) => thing.number },
    { label: t('fields.serialNumber'), value: ({ thing }) => thing.serialNumber },
    { label: t('fields.value'), isAmount: true, value: ({ thing }) => amount(thing.value) },
    { label: t('fields.condition'), value: ({ thing }) => thing.condition && t(`conditions.${thing.condition}`) },
    { label: t('fields.insurance'), value: ({ thing }) => thing.insurance },
    { label: t('fields.boughtOn'), isDay: true, value: ({ thing }) => thing.boughtOn },
    { label: t('fields.place'), value: ({ thing }) => thing.place },
    { label: t('fields.notes'), value: ({ thing }) => thing.notes },
    { label: t('fields.holder'), value: ({ lent }) => lent?.memberName },
    { label: t('fields.since'), isDay: true, value: ({ lent }) => lent?.loan.since },
    { label: t('fields.until'), isDay: true, value: ({ lent }) => lent?.loan.until },
    { label: t('fields.deposit'), isAmount: true, value: ({ lent }) => amount(lent?.loan.deposit) },
  ]
}
