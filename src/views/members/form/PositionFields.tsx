import { useId } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { memberStatuses, PARTS_MAX, SEATS_MAX, sections, type Section } from '@contract/members'
import { areOwn, type OwnSection } from '@contract/sections'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import type { MemberValues } from './memberFormValues'
import { SectionField } from './SectionField'

interface PositionFieldsProps {
  form: Pick<UseFormReturn<MemberValues>, 'control' | 'setValue'>
  bind: BoundFields<MemberValues>
  /** Undefined until they are known. */
  ownSections: readonly OwnSection[] | undefined
  /** Whether a last day is asked of who has not left: not of a new member, nor of one who is back. */
  hasLastDay: boolean
}

const numbersTo = (most: number) =>
  Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))
const [parts, seats] = [numbersTo(PARTS_MAX), numbersTo(SEATS_MAX)]
const toNumber = (chosen: unknown) => (chosen ? Number(chosen) : undefined)

/** Section, instrument and related fields. The suggested instruments are the group's, in its score order; any other can be typed. */
export function PositionFields({ form, bind, ownSections: all = [], hasLastDay }: PositionFieldsProps) {
  const { t } = useTranslation('members')
  const { control } = form
  const section = useWatch({ control, name: 'section' })
  const hasLeft = useWatch({ control, name: 'status' }) === 'former'
  const id = useId()
  const isShown = (family: Section) => !sections.includes(section) || family === section
  const own = all.filter(({ family }) => isShown(family))
  const listed = own.flatMap(({ instruments }) => instruments)
  const usual = sections.filter(isShown).flatMap((known) => t(`instruments.${known}`, { returnObjects: true }))
  const instruments = listed.length > 0 ? listed : usual

  return (
    <FieldSection title={t('form.placeTitle')}>
      {areOwn(all) ? (
        <SectionField form={form} sections={all} error={bind('section').error} />
      ) : (
        <SelectField
          {...bind('section')}
          label={t('fields.section')}
          placeholder={t('form.sectionPlaceholder')}
          options={sections.map((value) => ({ value, label: t(`sections.${value}`) }))}
          required
        />
      )}
      <TextField {...bind('instrument')} label={t('fields.instrument')} list={`${id}-instruments`} autoComplete="off" />
      <div className="field-pair">
        <SelectField
          {...bind('part')}
          {...control.register('part', { setValueAs: toNumber })}
          label={t('fields.part')}
          options={[{ value: '', label: t('form.noPart') }, ...parts]}
        />
        <SelectField
          {...bind('seat')}
          {...control.register('seat', { setValueAs: toNumber })}
          label={t('fields.seat')}
          options={[{ value: '', label: t('form.noSeat') }, ...seats]}
        />
      </div>
      <TextField
        {...bind('secondInstrument')}
        label={t('fields.secondInstrument')}
        list={`${id}-instruments`}
        autoComplete="off"
      />
      <TextField
        {...bind('position')}
        label={t('fields.position')}
        hint={t('form.positionHint')}
        list={`${id}-positions`}
        autoComplete="off"
      />
      <div className="field-pair">
        <SelectField
          {...bind('status')}
          label={t('fields.status')}
          options={memberStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          required
        />
        <DateField {...bind('joinedOn')} label={t('fields.joinedOn')} />
      </div>
      {(hasLeft || hasLastDay) && (
        <DateField {...bind('leftOn')} label={t('fields.leftOn')} hint={t('form.leftOnHint')} />
      )}
      {/* Last, as the space between fields depends on neighbours. */}
      <datalist id={`${id}-instruments`}>
        {[...new Set(instruments)].map((instrument) => (
          <option key={instrument}>{instrument}</option>
        ))}
      </datalist>
      <datalist id={`${id}-positions`}>
        {t('positions', { returnObjects: true }).map((position) => (
          <option key={position}>{position}</option>
        ))}
      </datalist>
    </FieldSection>
  )
}
