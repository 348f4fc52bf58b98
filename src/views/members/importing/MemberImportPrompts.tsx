import { useTranslation } from 'react-i18next'
import { memberStatuses, sections } from '@contract/members'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { SelectField } from '@/@core/components/fields/SelectField'
import { AskedValues } from '@/@core/import/questions/AskedValues'
import { DateOrderField } from '@/@core/import/questions/DateOrderField'
import type { PromptProps } from '@/@core/import/wizard/importArea'
import { useFormat } from '@/shared/dates/useFormat'
import { dateTexts, memberAmbiguities, type MemberAnswers } from './memberImportAnswers'
import type { MemberFieldId } from './memberImportFields'
import { nameOrders, openNameOrders, readName } from './memberNames'

/** Questions about what the file leaves open. */
export function MemberImportPrompts(props: PromptProps<MemberFieldId, MemberAnswers>) {
  const { columns, answers, onAnswer, isAsked } = props
  const { t } = useTranslation(['imports', 'members', 'shell'])
  const format = useFormat()
  const { dateOrders, unknown, bare, unknownStatuses } = memberAmbiguities(columns)
  const required = isAsked ? validationErrorText(t, 'required') : undefined
  const choices = sections.map((value) => ({ value, label: t(`members:sections.${value}`) }))
  const statuses = memberStatuses.map((value) => ({ value, label: t(`members:statuses.${value}`) }))
  const orders = openNameOrders(columns)
  const names = columns.values('name')
  const example = names.find((text) => readName(columns, text, 'family_first') !== text) ?? names[0] ?? ''
  const sectionOf = (value: string) => sections.find((section) => section === value) ?? ''
  const statusOf = (value: string) => memberStatuses.find((status) => status === value) ?? ''

  return (
    <>
      <div className="import-fields">
        <DateOrderField
          values={dateTexts(columns)}
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
              label: t('imports:members.nameRead', { text: example, name: readName(columns, example, order) }),
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
      {unknownStatuses.length > 0 && (
        <AskedValues
          title={t('imports:members.unknownStatuses')}
          values={unknownStatuses}
          options={statuses}
          chosen={answers.statuses}
          placeholder={t('imports:members.statusPlaceholder')}
          error={required}
          onChoose={(key, choice) => onAnswer({ statuses: { ...answers.statuses, [key]: statusOf(choice) } })}
        />
      )}
    </>
  )
}
