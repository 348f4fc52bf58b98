import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { MessageSettings, MessageSettingsWrite } from '@contract/messages'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { languageChoices } from '@/i18n/language'
import { timeZonePlace } from '@/i18n/timeZones'
import { saveMessageSettings } from '@/redux/messages'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useSettingsForm } from '@/shared/records/useSettingsForm'
import { MessageSettingsConflict } from './MessageSettingsConflict'

const ASK_DAYS = [1, 2, 3, 5, 7, 14]
const REMIND_DAYS = [1, 2, 3, 7]

/**
 * All fields must exist: server errors are shown at existing ones, and the form library treats a field missing from the defaults as
 * changed.
 */
const withEmpty = (settings: MessageSettings) => ({
  ...settings,
  askDays: settings.askDays,
  remindDays: settings.remindDays,
  senderName: settings.senderName ?? '',
  replyTo: settings.replyTo ?? '',
  remindsMaybe: settings.remindsMaybe ?? false,
  quiet: settings.quiet ?? { from: '', to: '' },
})

interface MessageSettingsFormProps {
  settings: MessageSettings
  /** Sender address of all mails. */
  from: string | undefined
}

export function MessageSettingsForm({ settings, from }: MessageSettingsFormProps) {
  const { t } = useTranslation('messages')
  const zone = useGroupZone()
  const form = useSchemaForm(MessageSettingsWrite, withEmpty(settings))
  const bind = useBoundFields(form)
  const { isSubmitting } = form.formState
  const { submit, alert, save, isBusy, conflict, dismissConflict } = useSettingsForm({
    form,
    prefix: 'settings.',
    save: saveMessageSettings,
    schema: MessageSettings,
    onSaved: (saved) => {
      form.reset(withEmpty(saved))
      showToast.success(t('settings.saved'))
    },
  })

  /** Options: the usual choices plus the stored value, which another client may have set. An empty choice is off. */
  function daysField(name: 'askDays' | 'remindDays', usual: number[]) {
    const stored = settings[name]
    const days = [...new Set([...usual, ...(stored === undefined ? [] : [stored])])].toSorted((a, b) => a - b)
    const options = days.map((count) => ({ value: String(count), label: t(`settings.${name}`, { count }) }))
    return {
      ...bind(name),
      ...form.register(name, { setValueAs: (chosen: unknown) => (chosen ? Number(chosen) : undefined) }),
      options: [{ value: '', label: t('settings.off') }, ...options],
      required: true,
    }
  }

  return (
    <Form className="form-wide" onSubmit={(event) => void submit(event)} noValidate>
      {alert && <FormAlert>{alert}</FormAlert>}
      <div className="form-columns">
        <div>
          <FieldSection title={t('settings.orders')}>
            <SelectField {...daysField('askDays', ASK_DAYS)} label={t('settings.ask')} hint={t('settings.askHint')} />
            <SelectField
              {...daysField('remindDays', REMIND_DAYS)}
              label={t('settings.remind')}
              hint={t('settings.remindHint')}
            />
            <CheckboxField {...bind('remindsMaybe')} label={t('settings.remindsMaybe')} />
          </FieldSection>
          <FieldSection title={t('settings.quiet')}>
            <p className="muted">{t('settings.quietLead', { zone: timeZonePlace(zone) })}</p>
            <div className="field-pair">
              <DateField type="time" {...bind('quiet.from')} label={t('settings.from')} />
              <DateField type="time" {...bind('quiet.to')} label={t('settings.to')} />
            </div>
          </FieldSection>
        </div>
        <FieldSection title={t('settings.mails')}>
          <TextField
            {...bind('senderName')}
            label={t('settings.senderName')}
            hint={from === undefined ? t('settings.senderHintPlain') : t('settings.senderHint', { address: from })}
            autoComplete="organization"
          />
          <TextField
            {...bind('replyTo')}
            type="email"
            label={t('settings.replyTo')}
            hint={t('settings.replyToHint')}
            autoComplete="email"
          />
          <SelectField
            {...bind('locale')}
            label={t('settings.locale')}
            hint={t('settings.localeHint')}
            options={languageChoices.map(({ code, name }) => ({ value: code, label: name }))}
            required
          />
        </FieldSection>
      </div>
      <FormActions>
        <Button type="submit" color="primary" isBusy={isSubmitting}>
          {t('settings.save')}
        </Button>
      </FormActions>
      {conflict && (
        <MessageSettingsConflict
          {...conflict}
          isBusy={isBusy}
          onChoose={(choice) => void save(choice)}
          onCancel={dismissConflict}
        />
      )}
    </Form>
  )
}
