import { Mail, MessageCircle, Share2 } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { QrCode } from '@/auth/secondFactor/QrCode'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { LoopbackNote } from './LoopbackNote'
import { mailAddress, personalAddress, whatsAppAddress } from './linkAddress'
import './links.scss'

interface LinkPartsProps {
  token: string
  name: string
  /** How the message speaks to them; absent: by name. */
  greetedName?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  /** By the server; absent: the person's own mail program writes it. */
  mail?: { isBusy: boolean; send: () => Promise<void> } | undefined
  ref?: Ref<HTMLDivElement>
}

/** A link as a picture to scan, and the ways in which it is sent. */
export function LinkParts({ token, name, greetedName = name, email, phone, mail, ref }: LinkPartsProps) {
  const { t } = useTranslation('links')
  const group = useAppSelector(selectUser)?.group.name ?? ''
  const url = personalAddress(token)
  const text = t('message', { name: greetedName, group, url })

  function openShareSheet(): void {
    // Closing the share sheet is not a failure.
    navigator.share({ title: group, text }).catch(() => undefined)
  }

  return (
    <div ref={ref} className="link-parts">
      <LoopbackNote />
      <QrCode text={url} label={t('qr', { name })} />
      <p className="muted">{t('hint')}</p>
      <p className="link-address">
        <code>{url}</code>
      </p>
      <div className="cluster">
        <CopyButton text={url} label={t('copy')} color="primary" />
        {'share' in navigator && (
          <Button onClick={openShareSheet}>
            <Share2 size={16} aria-hidden />
            {t('share')}
          </Button>
        )}
        <a className="btn btn-secondary" href={whatsAppAddress(text, phone)} target="_blank" rel="noopener noreferrer">
          <MessageCircle size={16} aria-hidden />
          {t('whatsApp')}
        </a>
        {mail ? (
          <Button isBusy={mail.isBusy} onClick={() => void mail.send()}>
            <Mail size={16} aria-hidden />
            {t('mail')}
          </Button>
        ) : (
          <a className="btn btn-secondary" href={mailAddress(email, t('subject', { group }), text)}>
            <Mail size={16} aria-hidden />
            {t('byMail')}
          </a>
        )}
      </div>
    </div>
  )
}
