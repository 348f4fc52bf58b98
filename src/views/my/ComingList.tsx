import { useEffect, useState } from 'react'
import { whoComesCall, type WhoComes } from '@contract/calendar/replies'
import { usePersonal } from './personal'

/** Who else comes: how many, or by section who. */
export function ComingList({ eventId }: { eventId: string }) {
  const { t, request } = usePersonal()
  const [answer, setAnswer] = useState<WhoComes | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const read = async () => {
      try {
        setAnswer(await request(whoComesCall, { params: { id: eventId } }))
      } catch {
        setFailed(true)
      }
    }
    void read()
  }, [eventId, request])

  const { counts, sections } = answer ?? {}
  return (
    <>
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
    </>
  )
}
