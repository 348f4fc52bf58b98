import { useState } from 'react'
import { myFeedCall } from '@contract/calendar/replies'
import { writeClipboard } from '@/@core/components/writeClipboard'
import { failureOf } from '@/api/failure'
import { env } from '@/configs/env'
import { failureWords } from './failureWords'
import { usePersonal } from './personal'
import { useNextFocus } from './useNextFocus'

/** The address of the person's calendar feed, loaded when it is requested. */
export function FeedSection() {
  const { t, request } = usePersonal()
  const [address, setAddress] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { want, take } = useNextFocus()

  async function ask(): Promise<void> {
    try {
      const { feed } = await request(myFeedCall)
      if (feed === null) setSaid(t('feed.none'))
      else {
        want()
        setAddress(new URL(feed.path, env.apiUrl === '' ? location.origin : env.apiUrl).href)
      }
    } catch (thrown) {
      setSaid(failureWords(t, failureOf(thrown).code))
    }
  }
  async function copy(text: string): Promise<void> {
    setSaid(t((await writeClipboard(text)) ? 'feed.copied' : 'feed.notCopied'))
  }

  return (
    <section className="card my-card" aria-labelledby="my-feed">
      <h2 id="my-feed">{t('feed.title')}</h2>
      <p className="muted">{t('feed.text')}</p>
      {address === null ? (
        <button type="button" className="btn btn-secondary" onClick={() => void ask()}>
          {t('feed.show')}
        </button>
      ) : (
        <div className="cluster">
          <a ref={take} className="btn btn-secondary" href={address.replace(/^https?:/, 'webcal:')}>
            {t('feed.open')}
          </a>
          {'clipboard' in navigator && (
            <button type="button" className="btn btn-secondary" onClick={() => void copy(address)}>
              {t('feed.copy')}
            </button>
          )}
          <code className="my-address">{address}</code>
        </div>
      )}
      <output>{said}</output>
    </section>
  )
}
