import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { loadErrorOf } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { LinkParts } from './LinkParts'

interface LinkDialogProps {
  /** The name used in the text sent with the link. */
  name: string
  /** The name shown in the dialog, if another person has the same name (`memberLabel`). */
  label?: string
  /** How the message speaks to them; absent: by name. */
  greetedName?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  mail?: { isBusy: boolean; send: () => Promise<void> } | undefined
  /** Returns the current link's token, or makes a first one; undefined if it can only be renewed. Must be stable between renders. */
  share: () => Promise<string | undefined>
  renew: () => Promise<string | undefined>
  onClose: () => void
}

/** A person's link, with all ways to hand it on. */
export function LinkDialog({
  name,
  label = name,
  greetedName,
  email,
  phone,
  mail,
  share,
  renew,
  onClose,
}: LinkDialogProps) {
  const { t } = useTranslation(['links', 'shell'])
  const [link, setLink] = useState<{ token: string | undefined } | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const load = useCallback(() => {
    share().then(
      (token) => setLink({ token }),
      (thrown: unknown) => setFailure(failureOf(thrown)),
    )
  }, [share])
  useEffect(load, [load])

  // The link is loaded after the dialog opens, and a new one replaces the question: the focus moves on to handing it on.
  const parts = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (link) parts.current?.querySelector<HTMLElement>('.btn')?.focus()
  }, [link])

  function retry(): void {
    setFailure(null)
    load()
  }

  async function makeAnew(): Promise<void> {
    setBusy(true)
    try {
      setLink({ token: await renew() })
      setAsking(false)
      showToast.success(t('renewed', { name: label }))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
  }

  return (
    <Dialog
      isOpen
      title={isAsking ? t('renewTitle', { name: label }) : t('of', { name: label })}
      // Closing the question returns to the link, as its Cancel does.
      onClose={isAsking ? () => setAsking(false) : onClose}
      footer={
        isAsking ? (
          <>
            <Button onClick={() => setAsking(false)}>{t('shell:cancel')}</Button>
            <Button color="danger" isBusy={isBusy} onClick={() => void makeAnew()}>
              {t('renew')}
            </Button>
          </>
        ) : (
          <>
            {link && (
              <Button color="ghost" onClick={() => setAsking(true)}>
                {t('renew')}
              </Button>
            )}
            <Button onClick={onClose}>{t('shell:close')}</Button>
          </>
        )
      }
    >
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={retry} />}
      {!link && !failure && <p aria-busy>{t('preparing')}</p>}
      {isAsking && <p>{t('renewText')}</p>}
      {!isAsking && link?.token !== undefined && (
        <LinkParts
          ref={parts}
          token={link.token}
          name={name}
          greetedName={greetedName}
          email={email}
          phone={phone}
          mail={mail}
        />
      )}
      {!isAsking && link && link.token === undefined && <p>{t('cannotTell')}</p>}
    </Dialog>
  )
}
