import { useTranslation } from 'react-i18next'
import { memberStatuses, sections } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { SelectField } from '@/@core/components/fields/SelectField'
import { AskedValues } from '@/@core/import/questions/AskedValues'
import type { UnknownValue } from '@/@core/import/parsing/unknownValues'
import { DateOrderField } from '@/@core/import/questions/DateOrderField'
import type { PromptProps } from '@/@core/import/wizard/importArea'
import { useFormat } from '@/shared/dates/useFormat'
import { familyChoices } from '@/views/members/columns/listedSections'
import {
  chosenStatus,
  dateTexts,
  memberAmbiguities,
  memberAside,
  newIn,
  openSections,
  type MemberAnswers,
  type MemberColumnId,
} from './memberImportAnswers'
import { chosenInstrument, unknownInstruments, type OwnInstruments } from './memberInstruments'
import { LEFT_OUT, ownAnswerKey, unknownOwnValues } from './ownColumns'
import { nameOrders, openNameOrders, readName } from './memberNames'
import { IN_NOTES, NOWHERE, wordFields, wordPlace } from './statusWords'

/** What the group calls its own. */
interface OwnThings {
  ownFields: readonly OwnField[]
  played: OwnInstruments
}

/** Questions about what the file leaves open. */
export function MemberImportPrompts({
  ownFields,
  played,
  ...props
}: PromptProps<MemberColumnId, MemberAnswers> & OwnThings) {
  const { columns, answers, onAnswer, isAsked } = props
  const { t } = useTranslation(['imports', 'members', 'shell', 'ownFields'])
  const format = useFormat()
  const ambiguities = memberAmbiguities(columns, ownFields, played.sections)
  const { dateOrders, bare, unknownStatuses } = ambiguities
  const unknown = openSections(ambiguities, answers, played)
  const required = isAsked ? validationErrorText(t, 'required') : undefined
  const { t: memberTexts } = useTranslation('members')
  const choices = familyChoices(played.sections, memberTexts)
  const statuses = memberStatuses.map((value) => ({ value, label: t(`members:statuses.${value}`) }))
  const unknownNames = unknownInstruments(columns, played)
  const chosenOf = (values: readonly UnknownValue[], choiceOf: (key: string) => string) =>
    Object.fromEntries(values.map(({ key }) => [key, choiceOf(key)]))
  const instruments = [...new Set(played.sections.flatMap((section) => section.instruments))]
  const orders = openNameOrders(columns)
  const people = orders.length > 1 ? columns.rows.filter((row) => memberAside(columns, row) === undefined) : []
  const names = people.map((row) => columns.cell(row, 'name')).filter((name) => name !== '')
  const example = names.find((text) => readName(columns, text, 'family_first').name !== text) ?? names[0] ?? ''
  const sectionOf = (value: string) => sections.find((section) => section === value) ?? ''
  const statusOf = (value: string) => memberStatuses.find((status) => status === value) ?? ''

  function ownChoices({ kind, options = [] }: OwnField) {
    if (kind === 'choice') return options.map(({ id: value, name: label }) => ({ value, label }))
    const [yes, no] = kind === 'consent' ? (['given', 'refused'] as const) : (['yes', 'no'] as const)
    return [
      { value: 'yes', label: t(`ownFields:${yes}`) },
      { value: 'no', label: t(`ownFields:${no}`) },
    ]
  }

  return (
    <>
      <div className="import-fields">
        <DateOrderField
          values={dateTexts(columns, ownFields)}
          open={dateOrders}
          value={answers.dateOrder}
          isAsked={isAsked}
          onChoose={(dateOrder) => onAnswer({ dateOrder })}
          format={format.date}
        />
        {orders.length > 1 && (
          <SelectField
            label={t('imports:members.nameOrder')}
            hint={t('imports:members.nameOrderHint')}
            value={orders.find((order) => order === answers.nameOrder) ?? orders[0]}
            options={nameOrders.map((order) => ({
              value: order,
              label: t('imports:members.nameRead', { text: example, name: readName(columns, example, order).name }),
            }))}
            onChange={({ target }) => onAnswer({ nameOrder: nameOrders.find((order) => order === target.value) ?? '' })}
            required
          />
        )}
        {bare > 0 && (
          <SelectField
            label={bare === columns.rows.length ? t('imports:members.sectionAll') : t('imports:members.section')}
            placeholder={t('imports:members.sectionPlaceholder')}
            options={choices}
            value={answers.section}
            error={answers.section === '' ? required : undefined}
            onChange={({ target }) => onAnswer({ section: sectionOf(target.value) })}
            required
          />
        )}
      </div>
      {unknown.length > 0 && (
        <AskedValues
          title={t('imports:members.unknownSections')}
          values={unknown}
          options={choices}
          chosen={answers.sections}
          placeholder={t('imports:members.sectionPlaceholder')}
          error={required}
          onChoose={(key, choice) => onAnswer({ sections: { ...answers.sections, [key]: sectionOf(choice) } })}
        />
      )}
      {unknownOwnValues(ownFields, columns).map(({ field, values }) => (
        <AskedValues
          key={field.id}
          title={field.name}
          values={values}
          options={[...ownChoices(field), { value: LEFT_OUT, label: t('ownFields:leaveOut') }]}
          chosen={Object.fromEntries(values.map(({ key }) => [key, answers.own?.[ownAnswerKey(field, key)] ?? '']))}
          placeholder={t('ownFields:choose')}
          error={required}
          onChoose={(key, choice) => onAnswer({ own: { ...answers.own, [ownAnswerKey(field, key)]: choice } })}
        />
      ))}
      {unknownNames.length > 0 && (
        <AskedValues
          title={t('imports:members.unknownInstruments')}
          values={unknownNames}
          options={[
            ...instruments.map((value) => ({ value, label: value })),
            ...played.sections.map(({ id, name, family }) => ({
              value: newIn(id),
              label: t('imports:members.instrumentIn', { section: name ?? t(`members:sections.${family}`) }),
            })),
          ]}
          chosen={chosenOf(unknownNames, (key) => chosenInstrument(columns, played, answers.instruments ?? {}, key))}
          placeholder={t('imports:members.instrumentOwn')}
          isOptional
          onChoose={(key, choice) => onAnswer({ instruments: { ...answers.instruments, [key]: choice } })}
        />
      )}
      {unknownStatuses.length > 0 && (
        <AskedValues
          title={t('imports:members.unknownStatuses')}
          values={unknownStatuses}
          options={statuses}
          chosen={chosenOf(unknownStatuses, (key) => chosenStatus(answers, key))}
          placeholder={t('imports:members.statusPlaceholder')}
          error={required}
          onChoose={(key, choice) => onAnswer({ statuses: { ...answers.statuses, [key]: statusOf(choice) } })}
        />
      )}
      {unknownStatuses.length > 0 && (
        <div className="import-fields">
          <SelectField
            label={t('imports:members.statusWords')}
            hint={t('imports:members.statusWordsHint')}
            value={wordPlace(ownFields, columns, answers.statusWords)}
            options={[
              { value: IN_NOTES, label: t('imports:members.statusWordsNotes') },
              ...wordFields(ownFields, columns).map(({ id, name }) => ({ value: id, label: name })),
              { value: NOWHERE, label: t('imports:members.statusWordsNowhere') },
            ]}
            onChange={({ target }) => onAnswer({ statusWords: target.value })}
            required
          />
        </div>
      )}
    </>
  )
}
