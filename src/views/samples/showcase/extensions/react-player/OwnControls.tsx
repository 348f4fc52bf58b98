import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@/@core/components/IconButton'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { clockTime } from './clockTime'
import melody from './media/melody.mp3'
import { texts } from './texts'

/** In seconds; the length is no number before it is known. */
function timesOf({ currentTime, duration }: HTMLAudioElement) {
  return { now: currentTime, all: Number.isFinite(duration) ? duration : 0 }
}

export function OwnControls({ playbackRate, loop }: { playbackRate: string; loop: boolean }) {
  const words = useWords(texts)
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [{ now, all }, setTimes] = useState({ now: 0, all: 0 })
  const time = words.time.replace('{{now}}', clockTime(now)).replace('{{all}}', clockTime(all))

  // A file that is there at once has told its length before anybody listened.
  useEffect(() => {
    if (audio.current) setTimes(timesOf(audio.current))
  }, [])

  useEffect(() => {
    if (audio.current) audio.current.playbackRate = Number(playbackRate)
  }, [playbackRate])

  function start(element: HTMLAudioElement): void {
    // A refusal shows as a player that stands still.
    element.play().catch(() => setIsPlaying(false))
  }

  function seek(seconds: number): void {
    if (audio.current) audio.current.currentTime = seconds
    setTimes({ now: seconds, all })
  }

  return (
    <fieldset className="react-player-own">
      <legend>{words.melody}</legend>
      {/* Music without words: there is nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        src={melody}
        loop={loop}
        preload="metadata"
        onDurationChange={({ currentTarget }) => setTimes(timesOf(currentTarget))}
        onTimeUpdate={({ currentTarget }) => setTimes(timesOf(currentTarget))}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
      />
      <div className="react-player-bar">
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? words.pause : words.play}
          onClick={() => audio.current && (isPlaying ? audio.current.pause() : start(audio.current))}
        />
        <IconButton icon={RotateCcw} label={words.again} onClick={() => seek(0)} />
        <input
          type="range"
          min={0}
          max={Math.max(1, all)}
          step={0.1}
          value={now}
          aria-label={words.place}
          aria-valuetext={time}
          onChange={(event) => seek(Number(event.target.value))}
        />
        <span className="tabular muted">{time}</span>
      </div>
    </fieldset>
  )
}
