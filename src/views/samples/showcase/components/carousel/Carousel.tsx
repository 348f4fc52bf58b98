import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from '@/@core/components/IconButton'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import './page.scss'

/** How far a finger moves until it is a swipe. */
const SWIPE_PX = 40

interface CarouselProps {
  label: string
  slides: readonly { id: string; content: ReactNode }[]
  /** Names of the parts; `{{at}}` and `{{of}}` are put in. */
  words: { previous: string; next: string; pause: string; play: string; slide: string }
  /** How long each slide stays; 0, until one goes on. */
  intervalMs: number
}

const counted = (text: string, at: number, of: number) =>
  text.replace('{{at}}', String(at)).replace('{{of}}', String(of))

/**
 * One slide at a time, in Bootstrap's markup: reactstrap's Carousel crashes on React 19. It moves by itself only where that is
 * asked for, never for who asked for less motion, and not while the pointer or the focus is on it (WCAG 2.2.2).
 */
export function Carousel({ label, slides, words, intervalMs }: CarouselProps) {
  const isStill = usePrefersReducedMotion()
  const [at, setAt] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isUnderPointer, setIsUnderPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const touchedX = useRef<number>(null)
  const canMove = intervalMs > 0 && !isStill
  const isMoving = canMove && !isPaused && !isUnderPointer && !hasFocus
  const count = slides.length

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => setAt((now) => (now + 1) % count), intervalMs)
    return () => clearInterval(timer)
  }, [isMoving, intervalMs, count])

  const step = (by: number) => setAt((at + by + count) % count)

  function swipe({ clientX, pointerType, currentTarget }: PointerEvent): void {
    const moved = clientX - (touchedX.current ?? clientX)
    touchedX.current = null
    if (pointerType !== 'touch' || Math.abs(moved) < SWIPE_PX) return
    const isForward = moved < 0 === (getComputedStyle(currentTarget).direction === 'ltr')
    step(isForward ? 1 : -1)
  }

  return (
    // It only listens: what is pressed are the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setIsUnderPointer(true)}
      onPointerLeave={() => setIsUnderPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <div
        className="carousel-inner"
        aria-live={isMoving ? 'off' : 'polite'}
        onPointerDown={({ clientX }) => {
          touchedX.current = clientX
        }}
        onPointerUp={swipe}
      >
        {slides.map(({ id, content }, index) => (
          <div
            key={id}
            className={`carousel-item${index === at ? ' active' : ''}`}
            // No element of the role is one that says what it is.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="group"
            aria-roledescription="slide"
            aria-label={counted(words.slide, index + 1, count)}
          >
            {content}
          </div>
        ))}
      </div>
      <div className="carousel-controls">
        <IconButton icon={ChevronLeft} label={words.previous} tooltipSide="above" onClick={() => step(-1)} />
        <div className="carousel-indicators">
          {slides.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              aria-label={counted(words.slide, index + 1, count)}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => setAt(index)}
            />
          ))}
        </div>
        <IconButton icon={ChevronRight} label={words.next} tooltipSide="above" onClick={() => step(1)} />
        {canMove && (
          <IconButton
            icon={isPaused ? Play : Pause}
            label={isPaused ? words.play : words.pause}
            tooltipSide="above"
            onClick={() => setIsPaused(!isPaused)}
          />
        )}
      </div>
    </section>
  )
}
