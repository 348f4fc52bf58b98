import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import * as z from 'zod/mini'
import { Email } from '@contract/primitives'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { IconButton } from '@/@core/components/IconButton'
import { Input } from '@/@core/components/fields/Input'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { Avatar } from '@/@core/components/page/Avatar'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import '@/@core/styles/choices.scss'
import type { ExampleProps } from './example'
import './share.scss'

const accesses = ['view', 'comment', 'edit'] as const
type Access = (typeof accesses)[number]

interface Guest {
  email: string
  name: string
  access: Access
}

const start: readonly Guest[] = [
  { name: 'Greta Gomes', email: 'greta.gomes@example.org', access: 'edit' },
  { name: 'Farid Ferrari', email: 'farid.ferrari@example.org', access: 'comment' },
]
const LINK = 'https://orchestra.example.org/programme/winter'
const Invitation = z.object({ email: Email })

export function ShareExample({ onDone, onClose }: ExampleProps) {
  const { t } = useTranslation(['samplesDialogs', 'shell'])
  const [guests, setGuests] = useState(start)
  const form = useSchemaForm(Invitation, { email: '' })
  const bind = useBoundFields(form)

  const add = form.handleSubmit(({ email }) => {
    if (guests.some((guest) => guest.email === email)) {
      form.setError('email', { type: 'taken', message: 'taken' })
      return
    }
    setGuests([{ name: email, email, access: 'view' }, ...guests])
    form.reset()
    form.setFocus('email')
  })

  function finish(): void {
    onDone(t('share.done', { count: guests.length }))
    onClose()
  }

  return (
    <Dialog
      isOpen
      title={t('share.title')}
      onClose={onClose}
      closesOnBackdrop={guests === start && !form.formState.isDirty}
      footer={
        <>
          <CopyButton text={LINK} label={t('share.copy')} />
          <Button color="primary" onClick={finish}>
            {t('share.act')}
          </Button>
        </>
      }
    >
      <Form className="share-form" onSubmit={(event) => void add(event)} noValidate>
        <TextField {...bind('email')} label={t('share.email')} type="email" required autoComplete="off" />
        <Button type="submit">{t('share.add')}</Button>
      </Form>
      <ul className="guest-list" aria-label={t('share.guests')} data-focus-group>
        {guests.map((guest) => (
          <li key={guest.email}>
            <Avatar name={guest.name} />
            <span className="guest-name">
              <strong>{guest.name}</strong>
              {guest.name !== guest.email && <span>{guest.email}</span>}
            </span>
            <Input
              type="select"
              aria-label={t('share.accessOf', { name: guest.name })}
              value={guest.access}
              onChange={({ target }) => {
                const access = accesses.find((known) => known === target.value) ?? guest.access
                setGuests(guests.map((one) => (one === guest ? { ...guest, access } : one)))
              }}
            >
              {accesses.map((access) => (
                <option key={access} value={access}>
                  {t(`share.accesses.${access}`)}
                </option>
              ))}
            </Input>
            <span className="tooltip-edge-end">
              <IconButton
                icon={X}
                size="sm"
                label={t('share.remove', { name: guest.name })}
                onClick={() => {
                  setGuests(guests.filter((one) => one !== guest))
                  form.setFocus('email')
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      {guests.length === 0 && <p className="muted">{t('share.nobody')}</p>}
    </Dialog>
  )
}
