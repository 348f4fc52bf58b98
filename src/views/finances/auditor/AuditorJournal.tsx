import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { journalForms, type JournalForm } from '@contract/finances/journal'
import { Button } from '@/@core/components/Button'
import { useLanguage } from '@/i18n/useLanguage'
import { fetchAuditorJournal } from '@/redux/finances/journal'
import { useJournalFile } from '@/views/finances/journal/useJournalFile'

interface AuditorJournalProps {
  token: string
  group: string
  /** `YYYY-MM-DD` */
  from: string
  to: string
}

/** The journal of the link's period as files. */
export function AuditorJournal({ token, group, from, to }: AuditorJournalProps) {
  const { t } = useTranslation('journal')
  const locale = useLanguage()
  const { save, progress } = useJournalFile()
  const [busy, setBusy] = useState<JournalForm>()

  async function press(form: JournalForm): Promise<void> {
    setBusy(form)
    await save([[group, t('title'), from, to], form], (onBytes) =>
      fetchAuditorJournal(token, { form, locale }, onBytes),
    )
    setBusy(undefined)
  }

  return (
    <section aria-labelledby="auditor-journal">
      <h2 id="auditor-journal">{t('title')}</h2>
      <p className="muted">{t('auditorLead')}</p>
      <div className="cluster">
        {journalForms.map((form) => (
          <Button
            key={form}
            isBusy={busy === form}
            disabled={busy !== undefined && busy !== form}
            onClick={() => void press(form)}
          >
            <Download size={16} aria-hidden />
            {t(`saveAs.${form}`)}
          </Button>
        ))}
        <output className="muted">{progress}</output>
      </div>
    </section>
  )
}
