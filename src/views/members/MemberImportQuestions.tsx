import { useTranslation } from 'react-i18next'
import { sections } from '@contract/members'
import { faultText } from '@/@core/components/fields/faultText'
import { SelectField } from '@/@core/components/fields/SelectField'
import { AskedValues } from '@/@core/import/AskedValues'
import type { QuestionProps } from '@/@core/import/importArea'
import { readDate } from '@/@core/import/readDate'
import { ReadingField } from '@/@core/import/ReadingField'
import { useFormat } from '@/auth/useFormat'
import { memberReadings, type MemberAnswers } from './memberImportAnswers'
import type { MemberFieldId } from './memberImportFields'

/** What the file leaves open, and what it cannot know. */
export function MemberImportQuestions(props: QuestionProps<MemberFieldId, MemberAnswers>) {
  const { columns, answers, onAnswer, isAsked } = props
  const { t } = useTranslation(['imports', 'members', 'shell'])
  const format = useFormat()
  const { dateOrders, unknown, bare } = memberReadings(columns)
  const required = isAsked ? faultText(t, 'required') : undefined
  const choices = sections.map((value) => ({ value, label: t(`members:sections.${value}`) }))
  const sectionOf = (value: string) => sections.find((section) => section === value) ?? ''

  return (
    <>
      <div className="import-fields">
        <ReadingField
          label={t('question.dateOrder')}
          hint={t('question.dateAsked')}
          values={columns.values('joinedOn')}
          open={dateOrders}
          read={(text, order) => {
            const date = readDate(text, order)
            return date && format.date(date)
          }}
          say={(text, date) => t('question.dateRead', { text, date })}
          value={answers.dateOrder}
          isAsked={isAsked}
          onChoose={(dateOrder) => onAnswer({ dateOrder })}
        />
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
    </>
  )
}
