import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { THING_IMPORT_MAX, type ThingImportLine } from '@contract/members/thingImports'
import type { MemberName } from '@contract/names'
import { decimalSignOf } from '@/@core/import/parsing/readNumber'
import type { ImportArea } from '@/@core/import/wizard/importArea'
import { RawCells } from '@/@core/import/wizard/RawCells'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { thingFields, thingImportFields, type ThingFieldId } from './thingImportFields'
import {
  initialThingAnswers,
  memberFinder,
  openThings,
  thingLineReader,
  twiceNumbered,
  type ThingAnswers,
} from './thingImportLines'
import { ThingImportPrompts } from './ThingImportPrompts'

const quotingErrors = ['value', 'deposit', 'boughtOn', 'since', 'until'] as const

/** What the importer has to know of the group's things; `members`: those who may have them. */
export function useThingImportArea(
  members: readonly MemberName[],
): ImportArea<ThingFieldId, ThingAnswers, ThingImportLine> {
  const { t, i18n } = useTranslation(['thingImport', 'things', 'imports'])
  const format = useFormat()
  const money = useMoney()
  const today = useToday()
  return useMemo(() => {
    const find = memberFinder(members)
    const nameOf = new Map(members.map(({ id, name }) => [id, name]))
    const label = (id: ThingFieldId) => t(`things:fields.${id}`)
    function sentenceOf(error: string): string {
      const [word = '', what = '', limit = ''] = error.split(':')
      const text = error.slice(word.length + 1)
      const field = thingFields.find((id) => id === what)
      const quoting = quotingErrors.find((id) => id === word)
      if (quoting)
        return t(quoting === 'until' && text === '' ? 'error.order' : 'error.text', { field: label(quoting), text })
      if (word === 'long' && field) return t('error.long', { field: label(field), limit })
      if (word === 'twice') return t('error.twice', { text })
      return t(word === 'name' ? 'error.name' : 'error.other')
    }
    return {
      fields: thingImportFields.map((field) => ({ ...field, label: label(field.id) })),
      linesMax: THING_IMPORT_MAX,
      needsAllColumns: true,
      isCertain: true,
      initialAnswers: initialThingAnswers,
      openQuestions: (columns, answers) => {
        const { dateOrders, kinds, conditions, holders } = openThings(columns, find)
        const open = [
          !columns.has('name') && t('need'),
          dateOrders.length > 1 &&
            !dateOrders.some((order) => order === answers.dateOrder) &&
            t('imports:question.dateOrder'),
          kinds.some(({ key }) => !answers.kinds[key]) && label('kind'),
          conditions.some(({ key }) => !answers.conditions[key]) && label('condition'),
          holders.some(({ key }) => !answers.holders[key]) && label('holder'),
        ]
        return open.filter((name) => name !== false)
      },
      questions: (props) => <ThingImportPrompts {...props} members={members} find={find} />,
      lineReader: (columns, answers) =>
        thingLineReader(columns, { answers, find, digits: money.digits, sign: decimalSignOf(i18n.language), today }),
      checkLines: () => (lines) => ({ errors: twiceNumbered(lines) }),
      validationErrorSentence: sentenceOf,
      fieldsWithErrors: (error) => {
        const [word = '', what = ''] = error.split(':')
        const named = word === 'long' ? what : word === 'twice' ? 'number' : word
        return thingFields.filter((id) => id === named)
      },
      optionalFields: thingFields.filter((id) => id !== 'name'),
      previewColumns: () => [
        {
          id: 'name',
          label: label('name'),
          grow: 2,
          minWidth: '8rem',
          wraps: true,
          cell: ({ item, row }) =>
            item ? (
              <>
                {item.name}
                <div className="muted">
                  {[t(`things:kinds.${item.kind}`), item.number, item.serialNumber].filter(Boolean).join(' · ')}
                </div>
              </>
            ) : (
              <RawCells row={row} />
            ),
        },
        {
          id: 'value',
          label: label('value'),
          width: '8rem',
          align: 'end',
          hideBelow: 'medium',
          cell: ({ item }) => item?.value !== undefined && <span className="tabular">{money.format(item.value)}</span>,
        },
        {
          id: 'condition',
          label: label('condition'),
          width: '8rem',
          hideBelow: 'wide',
          cell: ({ item }) => item?.condition && t(`things:conditions.${item.condition}`),
        },
        {
          id: 'holder',
          label: label('holder'),
          grow: 1.6,
          minWidth: '8rem',
          wraps: true,
          cell: ({ item }) =>
            item?.lent && (
              <>
                {nameOf.get(item.lent.memberId)}
                <div className="muted">
                  {[
                    t('things:sinceDay', { date: format.briefDate(item.lent.since) }),
                    item.lent.until !== undefined && t('things:untilDay', { date: format.briefDate(item.lent.until) }),
                    item.lent.deposit !== undefined &&
                      t('things:depositOf', { amount: money.format(item.lent.deposit) }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </div>
              </>
            ),
        },
      ],
      figures: (items) => {
        const worth = items.reduce((sum, { value = 0 }) => sum + value, 0)
        const lent = items.filter((item) => item.lent !== undefined).length
        return [
          ...(worth > 0 ? [{ label: label('value'), value: money.format(worth) }] : []),
          ...(lent > 0 ? [{ label: t('things:places.lent'), value: format.count(lent) }] : []),
        ]
      },
    }
  }, [t, i18n.language, members, money, format, today])
}
