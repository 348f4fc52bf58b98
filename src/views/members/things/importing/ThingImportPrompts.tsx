import { useTranslation } from 'react-i18next'
import { thingConditions, thingKinds } from '@contract/choices'
import type { MemberName } from '@contract/names'
import { SelectField } from '@/@core/components/fields/SelectField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { AskedValues } from '@/@core/import/questions/AskedValues'
import { DateOrderField } from '@/@core/import/questions/DateOrderField'
import type { PromptProps } from '@/@core/import/wizard/importArea'
import { useFormat } from '@/shared/dates/useFormat'
import { memberLabel } from '@/shared/records/memberLabel'
import type { ThingFieldId } from './thingImportFields'
import { KEPT, openThings, thingDates, type ThingAnswers } from './thingImportLines'

interface ThingImportPromptsProps extends PromptProps<ThingFieldId, ThingAnswers> {
  members: readonly MemberName[]
  find: (name: string) => string | undefined
}

/** Questions about what an inventory leaves open. */
export function ThingImportPrompts(props: ThingImportPromptsProps) {
  const { columns, answers, onAnswer, isAsked, members, find } = props
  const { t } = useTranslation(['thingImport', 'things', 'shell'])
  const format = useFormat()
  const { dateOrders, kinds, conditions, holders, hasBare } = openThings(columns, find)
  const required = isAsked ? validationErrorText(t, 'required') : undefined
  const kindChoices = thingKinds.map((value) => ({ value, label: t(`things:kinds.${value}`) }))
  const kindOf = (value: string) => thingKinds.find((kind) => kind === value)
  const conditionOf = (value: string) =>
    value === KEPT ? KEPT : (thingConditions.find((condition) => condition === value) ?? '')
  return (
    <>
      <div className="import-fields">
        <DateOrderField
          values={thingDates(columns)}
          open={dateOrders}
          value={answers.dateOrder}
          isAsked={isAsked}
          onChoose={(dateOrder) => onAnswer({ dateOrder })}
          format={format.date}
        />
        {hasBare && (
          <SelectField
            label={t('kindOfRest')}
            options={kindChoices}
            value={answers.kind}
            onChange={({ target }) => onAnswer({ kind: kindOf(target.value) ?? 'other' })}
            required
          />
        )}
      </div>
      {kinds.length > 0 && (
        <AskedValues
          title={t('unknownKinds')}
          values={kinds}
          options={kindChoices}
          chosen={answers.kinds}
          placeholder={t('chooseKind')}
          error={required}
          onChoose={(key, choice) => onAnswer({ kinds: { ...answers.kinds, [key]: kindOf(choice) ?? '' } })}
        />
      )}
      {conditions.length > 0 && (
        <AskedValues
          title={t('unknownConditions')}
          values={conditions}
          options={[
            ...thingConditions.map((value) => ({ value, label: t(`things:conditions.${value}`) })),
            { value: KEPT, label: t('conditionKept') },
          ]}
          chosen={answers.conditions}
          placeholder={t('chooseCondition')}
          error={required}
          onChoose={(key, choice) => onAnswer({ conditions: { ...answers.conditions, [key]: conditionOf(choice) } })}
        />
      )}
      {holders.length > 0 && (
        <AskedValues
          title={t('unknownHolders')}
          values={holders}
          options={[
            { value: KEPT, label: t('holderKept') },
            ...members.map((member) => ({ value: member.id, label: memberLabel(member) })),
          ]}
          chosen={answers.holders}
          placeholder={t('chooseHolder')}
          error={required}
          onChoose={(key, choice) => onAnswer({ holders: { ...answers.holders, [key]: choice } })}
        />
      )}
    </>
  )
}
