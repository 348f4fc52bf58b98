import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Phone } from '@contract/members'
import { Email, text } from '@contract/primitives'
import { Payer, type Household, type PayerWrite } from '@contract/finances/payers'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { ComboField } from '@/@core/components/fields/ComboField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { searchContacts, type FoundContact } from '@/redux/contacts'
import { removePayer, savePayer } from '@/redux/finances/payers'
import { useToday } from '@/shared/dates/useToday'
import { useMemberChoices, useNameChoices } from '@/shared/records/useNameChoices'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { useNames } from '@/views/finances/ledger/useNames'
import { useUndo } from '@/shared/records/useUndo'
import { noSpan, PaidMembers, type PaidSpan, type PaidSpans } from './PaidMembers'

interface PayerValues {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
}
const outsideSchema: z.ZodMiniType<PayerValues, PayerValues> = z.strictObject({
  name: text(120),
  email: z.optional(Email),
  phone: z.optional(Phone),
})
/** For a payer who is a member: the form has no such fields, since the member's are used, so they must not be validated. */
const memberSchema: z.ZodMiniType<PayerValues, PayerValues> = z.strictObject({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
})

function spansOf(payer: Payer | undefined): PaidSpans {
  const dayOf = (days: Payer['since'], id: string) => days?.find(({ memberId }) => memberId === id)?.day ?? ''
  return Object.fromEntries(
    (payer?.memberIds ?? []).map((id) => [id, { since: dayOf(payer?.since, id), until: dayOf(payer?.until, id) }]),
  )
}

const contactLabel = ({ name, of }: FoundContact) => `${name} (${of})`

interface PayerDialogProps {
  /** Undefined: creates a new payer. */
  household?: Household | undefined
  onChanged: () => void
  onClose: () => void
}

export function PayerDialog({ household, onChanged, onClose }: PayerDialogProps) {
  const { t } = useTranslation(['payers', 'shell'])
  const { offerUndo } = useUndo()
  const payer = household?.payer
  const [isMember, setMember] = useState(payer?.isMember === true)
  const [payerId, setPayerId] = useState(payer?.isMember ? payer.id : '')
  /** The contact of members who pays; empty: none of them. */
  const [contactId, setContactId] = useState(payer?.contactId ?? '')
  const [memberIds, setMemberIds] = useState<string[]>(payer?.memberIds ?? [])
  const [spans, setSpans] = useState<PaidSpans>(() => spansOf(payer))
  const [isRemoving, setRemoving] = useState(false)
  const today = useToday()
  const choices = useMemberChoices()
  const contacts = useNameChoices(searchContacts, contactLabel)
  const { memberText } = useNames([{ memberId: payerId }])
  const form = useSchemaForm<PayerValues>(isMember ? memberSchema : outsideSchema, {
    name: payer?.name ?? '',
    email: payer?.email ?? '',
    phone: payer?.phone ?? '',
  })
  const bind = useBoundFields(form)

  const { submit, alert, setAlert } = useVersionedSubmit({
    form,
    record: payer,
    schema: Payer,
    prefix: 'payer.',
    conflictText: () => t('conflict'),
    alertText: ({ fields }) =>
      Object.keys(fields).some((path) => /^payer\.(memberIds|id)/.test(path)) ? t('form.notFit') : undefined,
    save: async ({ name, email, phone }, target): Promise<void> => {
      if (isMember && payerId === '') return setAlert(t('form.needsPayer'))
      // A payer with past members only can still change name and address.
      const past = memberIds.length === 0 ? payer?.past : undefined
      if (memberIds.length === 0 && !past) return setAlert(t('form.needsMembers'))
      const days = (field: keyof PaidSpan) =>
        memberIds.flatMap((memberId) => {
          const day = spans[memberId]?.[field] ?? ''
          return day === '' ? [] : [{ memberId, day }]
        })
      const isBackwards = ({ since, until }: PaidSpan) => since !== '' && until !== '' && until < since
      if (memberIds.some((id) => isBackwards(spans[id] ?? noSpan))) return setAlert(t('form.badSpan'))
      const typed = { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
      const own = isMember ? { isMember } : { ...(contactId !== '' && { contactId }), ...typed }
      const written: PayerWrite = {
        ...target,
        ...(isMember && { id: payerId }),
        ...own,
        memberIds,
        since: days('since'),
        until: days('until'),
        ...(past && { past }),
      }
      await savePayer(written)
      showToast.success(t('saved', { name: isMember ? memberText(payerId) : name }))
      onChanged()
      onClose()
    },
  })

  async function remove({ payer: removed, name }: Household): Promise<void> {
    const { version: _version, ...again } = removed
    try {
      await removePayer(removed.id)
      const run = () => savePayer(again)
      const undo = offerUndo({ run, onSettled: onChanged, failedText: unsentText })
      showToast.success(t('removed', { name }), undo)
      onChanged()
      onClose()
    } catch (thrown) {
      setRemoving(false)
      setAlert(unsentText(failureOf(thrown)))
    }
  }

  async function chooseContact(id: string): Promise<void> {
    const label = contacts.options.find(({ value }) => value === id)?.label ?? ''
    const found = (await searchContacts(label.replace(/ \(.*/, ''))).rows.find((row) => row.id === id)
    setContactId(found?.id ?? '')
    if (!found) return
    const { name, email = '', phone = '', members } = found
    form.reset({ name, email, phone }, { keepDefaultValues: true })
    if (!payer && memberIds.length === 0)
      setMemberIds(members.flatMap(({ memberId, isGuardian }) => (isGuardian ? [memberId] : [])))
  }

  function endAll(): void {
    const ended = memberIds.map((id): [string, PaidSpan] => {
      const { since, until } = spans[id] ?? noSpan
      return [id, { since, until: until !== '' && until < today ? until : today }]
    })
    setSpans((before) => ({ ...before, ...Object.fromEntries(ended) }))
  }

  if (isRemoving && household) {
    const { name } = household
    return (
      <ConfirmDialog
        isOpen
        isDanger
        title={t('remove.title', { name })}
        confirmLabel={t('shell:remove')}
        cancelLabel={t('remove.keep')}
        onConfirm={() => void remove(household)}
        onCancel={() => setRemoving(false)}
      >
        <p>{t('remove.mistake', { name })}</p>
        <p>{t('remove.ends', { name })}</p>
      </ConfirmDialog>
    )
  }
  return (
    <FormDialog
      title={household ? t('change', { name: household.name }) : t('new')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={household && (() => setRemoving(true))}
      removeLabel={t('remove.act')}
      onClose={onClose}
    >
      {!household && (
        <SelectField
          label={t('form.kind')}
          value={isMember ? 'member' : 'outside'}
          onChange={(event) => setMember(event.target.value === 'member')}
          options={(['outside', 'member'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
          required
        />
      )}
      {isMember && !household && (
        <ComboField
          {...choices}
          label={t('form.payer')}
          required
          value={payerId}
          chosenLabel={memberText(payerId)}
          onChange={setPayerId}
          listLabel={t('form.choices')}
          placeholder={t('form.placeholder')}
          emptyText={t('form.none')}
        />
      )}
      {!isMember && contactId === '' && (
        <ComboField
          {...contacts}
          label={t('form.contact')}
          hint={t('form.contactHint')}
          value=""
          onChange={(id) => void chooseContact(id)}
          listLabel={t('form.contacts')}
          placeholder={t('form.placeholder')}
          emptyText={t('form.noContact')}
        />
      )}
      {!isMember && contactId !== '' && (
        <div className="payer-contact">
          <p>
            <strong>{form.getValues('name')}</strong>
            <br />
            {[form.getValues('email'), form.getValues('phone')].filter(Boolean).join(' · ')}
          </p>
          <p className="form-text">{t('form.follows')}</p>
          <Button size="sm" onClick={() => setContactId('')}>
            {t('form.apart')}
          </Button>
        </div>
      )}
      {!isMember && contactId === '' && (
        <>
          <TextField {...bind('name')} label={t('form.name')} hint={t('form.nameHint')} autoComplete="off" required />
          <TextField {...bind('email')} type="email" label={t('form.email')} autoComplete="off" />
          <TextField {...bind('phone')} type="tel" label={t('form.phone')} autoComplete="off" />
        </>
      )}
      <PaidMembers
        ids={memberIds}
        spans={spans}
        onSpan={(id, span) => setSpans((before) => ({ ...before, [id]: span }))}
        onChange={setMemberIds}
        onEnd={payer && endAll}
      />
    </FormDialog>
  )
}
