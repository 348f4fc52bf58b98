import { useState } from 'react'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { Button } from '@/@core/components/Button'
import { flag, oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import filmMp4 from './media/four.mp4'
import filmWebm from './media/four.webm'
import captionsEnglish from './media/four-en.vtt?no-inline'
import captionsPortuguese from './media/four-pt.vtt?no-inline'
import melody from './media/melody.mp3'
import poster from './media/poster.svg?no-inline'
import { OwnControls } from './OwnControls'
import { texts } from './texts'
import './page.scss'

export function Sound({ loop }: { loop: boolean }) {
  const words = useWords(texts)
  return (
    <figure className="react-player-figure">
      {/* Music without words: there is nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio controls preload="metadata" loop={loop} src={melody} aria-label={words.melody} />
      <figcaption>
        {words.melody}. {words.made}
      </figcaption>
    </figure>
  )
}

export function Film({ loop, muted }: { loop: boolean; muted: boolean }) {
  const words = useWords(texts)
  return (
    <figure className="react-player-figure">
      <video
        controls
        playsInline
        preload="none"
        loop={loop}
        muted={muted}
        poster={poster}
        width={480}
        height={270}
        aria-label={words.four}
      >
        <source src={filmWebm} type="video/webm" />
        <source src={filmMp4} type="video/mp4" />
        <track kind="captions" srcLang="en" label={words.english} src={captionsEnglish} />
        <track kind="captions" srcLang="pt-BR" label={words.portuguese} src={captionsPortuguese} />
      </video>
      <figcaption>
        {words.four}. {words.made}
      </figcaption>
    </figure>
  )
}

export function Missing() {
  const words = useWords(texts)
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) {
    return (
      <>
        <FormAlert>{words.failed}</FormAlert>
        <Button onClick={() => setHasFailed(false)}>{words.retry}</Button>
      </>
    )
  }
  return (
    // There is nothing that could be captioned.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio controls preload="none" aria-label={words.melody} onError={() => setHasFailed(true)} src="/none.mp3" />
  )
}

export const page = showcasePage(texts, {
  parts: ['src/views/samples/showcase/extensions/react-player/OwnControls.tsx'],
  examples: [
    example('sound', Sound, { loop: flag(false) }),
    example('film', Film, { loop: flag(false), muted: flag(false) }),
    example('ownControls', OwnControls, { playbackRate: oneOf('1', '0.75', '0.5', '1.25'), loop: flag(true) }),
    example('missing', Missing),
  ],
})
