import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useController } from 'react-hook-form'
import { Button } from '@/@core/components/Button'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { paths } from '@/configs/paths'
import { AskedPeople } from './AskedPeople'
import type { EventFormValues } from './eventFormValues'
import { useNeedsText } from './useNeedsText'
import type { AskingForm } from './useAskingForm'
import './asking.scss'

interface AskingFieldsProps {
  form: SchemaForm<EventFormValues>
  asking: AskingForm
}

/** Whom the event asks, until when, and what it tells them. */
export function AskingFields({ form, asking: { isOpen, open, lineups } }: AskingFieldsProps) {
  const { t } = useTranslation('asking')
  const bind = useBoundFields(form)
  return (
    <FieldSection title={t('form.title')}>
      <AskedPeople form={form} instruments={lineups?.instruments} />
      {isOpen ? (
        <>
          <div className="field-pair">
            <TextField
              {...bind('replyDays')}
              label={t('form.replyDays')}
              hint={t('form.replyDaysHint')}
              inputMode="numeric"
              autoComplete="off"
            />
            <DateField type="time" {...bind('callTime')} label={t('form.callTime')} />
          </div>
          <div className="field-pair">
            <TextField {...bind('meetingPoint')} label={t('form.meetingPoint')} autoComplete="off" />
            <TextField {...bind('dress')} label={t('form.dress')} autoComplete="off" />
          </div>
          <LineupField form={form} lineups={lineups} />
        </>
      ) : (
        <Button size="sm" className="asking-more" onClick={open}>
          <ChevronDown size={15} aria-hidden />
          {t('form.more')}
        </Button>
      )}
    </FieldSection>
  )
}

function LineupField({ form, lineups: known }: { form: AskingFieldsProps['form']; lineups: AskingForm['lineups'] }) {
  const { t } = useTranslation('asking')
  const { control, setValue } = form
  const bind = useBoundFields(form)
  const { ref, value: chosen, onChange, onBlur } = useController({ control, name: 'lineupId' }).field
  const needs = useController({ control, name: 'needs' }).field
  const needsText = useNeedsText()
  const options = (known?.lineups ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const isListed = chosen === '' || options.some(({ value }) => value === chosen)
  const missing = { value: chosen, label: t(known === null ? 'form.someLineup' : 'form.removedLineup') }

  return (
    <>
      <SelectField
        name="lineupId"
        ref={ref}
        error={bind('lineupId').error}
        value={chosen}
        onBlur={onBlur}
        onChange={(event) => {
          onChange(event)
          // What this event alone needed stood in place of its line-up, and would hide the one that is chosen.
          setValue('needs', null)
        }}
        label={t('form.lineupId')}
        hint={needs.value === null ? t('form.lineupHint') : t('form.ownNeeds', { needs: needsText(needs.value) })}
        placeholder={t('form.noLineup')}
        options={isListed ? options : [missing, ...options]}
      />
      <p className="asking-lineups">
        <Link to={paths.lineups}>{t('form.toLineups')}</Link>
      </p>
    </>
  )
}
