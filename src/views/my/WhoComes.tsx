import { useState } from 'react'
import { whoComesCall, type WhoComes as Answer } from '@contract/calendar/replies'
import { usePersonal } from './personal'

/** Who else comes, read when it is opened: the page itself has nothing about other people, and stores none. */
export function WhoComes({ eventId }: { eventId: string }) {
  const { t, request } = usePersonal()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function read(): Promise<void> {
    setFailed(false)
    try {
      setAnswer(await request(whoComesCall, { params: { id: eventId } }))
    } catch {
      setFailed(true)
    }
  }

  const { counts, sections } = answer ?? {}
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void read()}>
      <summary>{t('coming.title')}</summary>
      {hasFailed && <p className="my-note">{t('coming.failed')}</p>}
      {counts && <p className="my-note tabular">{t('coming.counts', counts)}</p>}
      {sections?.length === 0 && <p className="my-note">{t('coming.nobody')}</p>}
      {sections && sections.length > 0 && (
        <dl className="my-facts">
          {sections.map(({ section, ownSection, names }) => (
            <div key={ownSection ?? section}>
              <dt>{ownSection ?? t(`coming.sections.${section}`)}</dt>
              <dd>{names.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}
