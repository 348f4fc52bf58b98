import { Download, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { saveTextFile } from '@/@core/files/saveFile'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import './secondFactor.scss'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** The one time that they can be read: to copy, to print, to keep as a file. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('security')
  const email = useAppSelector(selectUser)?.email ?? ''
  const sheet = t('codes.sheet', { email })
  return (
    <>
      <p>{t('codes.shownText')}</p>
      <section className="recovery-sheet">
        <p className="recovery-owner">{sheet}</p>
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </section>
      <div className="recovery-actions">
        <CopyButton text={codes.join('\n')} label={t('codes.copy')} />
        <Button onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          {t('codes.print')}
        </Button>
        <Button
          onClick={() => saveTextFile(`${t('codes.file')}.txt`, `${[sheet, '', ...codes].join('\n')}\n`, 'text/plain')}
        >
          <Download size={16} aria-hidden />
          {t('codes.download')}
        </Button>
      </div>
      <Button color="primary" block onClick={onKept}>
        {t('codes.done')}
      </Button>
    </>
  )
}
