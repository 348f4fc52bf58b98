import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import type { Member } from '@contract/members'
import { Contact, ContactWrite, EMERGENCY_MAX } from '@contract/members/contacts'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { ComboField } from '@/@core/components/fields/ComboField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { saveContact, searchContacts, type FoundContact } from '@/redux/contacts'
import { useNameChoices } from '@/shared/records/useNameChoices'
import { contactSchema, contactValues, toContactRequest, type ContactValues } from './contactForm'

interface ContactDialogProps {
  member: Member
  /** The contact to change; absent: one is added. */
  contact?: Contact | undefined
  /** Whether who is added is a guardian, until somebody says otherwise. */
  isGuardian: boolean
  onSaved: () => void
  onRemove?: (() => void) | undefined
  onClose: () => void
}

const turns = Array.from({ length: EMERGENCY_MAX }, (_, at) => String(at + 1))

const foundLabel = ({ name, of }: FoundContact) => `${name} (${of})`

/** A contact, and what it is to the member. A new one may be somebody who is known from another member. */
export function ContactDialog({ member, contact, isGuardian, onSaved, onRemove, onClose }: ContactDialogProps) {
  const { t } = useTranslation('memberContacts')
  const [alert, setAlert] = useState<string | null>(null)
  /** Who is written over: the one that is changed, or that was found. */
  const [known, setKnown] = useState<Contact | undefined>(contact)
  /** Of a new one: made here once, so that sending the form twice adds one. */
  const [newId, setNewId] = useState(() => uuidv7())
  const [defaults] = useState(() => contactValues(contact, member.id, isGuardian))
  const schema = useMemo(() => contactSchema(known), [known])
  const form = useSchemaForm<ContactValues>(schema, defaults)
  const bind = useBoundFields(form)
  const choices = useNameChoices(searchContacts, foundLabel)
  const [found, setFound] = useState<Map<string, FoundContact>>(new Map())
  useDirtyWarning(form.formState.isDirty)

  async function choose(id: string): Promise<void> {
    const label = choices.options.find(({ value }) => value === id)?.label ?? ''
    const chosen = found.get(id) ?? (await searchContacts(label.replace(/ \(.*/, ''))).rows.find((row) => row.id === id)
    if (chosen) setFound((before) => new Map(before).set(id, chosen))
    setKnown(chosen)
    form.reset(contactValues(chosen, member.id, isGuardian), { keepDefaultValues: true })
  }

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    const target = known ? { id: known.id, version: known.version } : { id: newId }
    try {
      const saved = await saveContact(
        ContactWrite.parse(toContactRequest(values, target, { memberId: member.id, known })),
      )
      showToast.success(t('saved', { name: saved.name }))
      onSaved()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = Contact.safeParse(failure.current)
      const errors = Object.entries(failure.fields).map(([path, error]) => [path.replace(/^contact\./, ''), error])
      if (failure.code === 'conflict' && theirs.success) {
        setKnown(theirs.data)
        setAlert(t('conflict'))
      } else if (failure.code === 'not_found') {
        setKnown(undefined)
        setNewId(uuidv7())
        setAlert(t('gone'))
      } else if (!form.showValidationErrors(Object.fromEntries(errors))) setAlert(unsentText(failure))
    }
  })

  return (
    <FormDialog
      size="lg"
      title={t(contact ? 'change' : 'addTitle', { name: contact?.name ?? member.name })}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={onRemove}
      removeLabel={t('remove')}
      onClose={onClose}
    >
      {!contact && (
        <ComboField
          {...choices}
          label={t('existing')}
          hint={t('existingHint')}
          value={known?.id ?? ''}
          chosenLabel={known?.name}
          onChange={(id) => void choose(id)}
          listLabel={t('choices')}
          placeholder={t('placeholder')}
          emptyText={t('none')}
        />
      )}
      <div className="field-pair">
        <TextField {...bind('name')} label={t('name')} autoComplete="off" required />
        <TextField {...bind('relation')} label={t('relation')} hint={t('relationHint')} autoComplete="off" />
      </div>
      <div className="field-pair">
        <TextField {...bind('phone')} type="tel" label={t('phone')} autoComplete="off" />
        <TextField {...bind('email')} type="email" label={t('email')} autoComplete="off" />
      </div>
      <TextAreaField {...bind('address')} label={t('address')} rows={3} />
      <CheckboxField {...bind('isGuardian')} label={t('isGuardian', { name: member.name })} hint={t('guardianHint')} />
      <SelectField
        {...bind('emergency')}
        label={t('emergency')}
        options={[
          { value: '', label: t('notCalled') },
          ...turns.map((value) => ({ value, label: t('turn', { number: value }) })),
        ]}
      />
    </FormDialog>
  )
}
