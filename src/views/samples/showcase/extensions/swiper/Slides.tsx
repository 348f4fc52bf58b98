import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { A11y, Pagination } from 'swiper/modules'
import { Swiper, SwiperSlide, type SwiperClass } from 'swiper/react'
import { IconButton } from '@/@core/components/IconButton'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import 'swiper/css'
import 'swiper/css/pagination'

interface SlidesProps {
  label: string
  /** How many are in sight; half a one more shows that there are more. */
  perView: number
  /** Between them, in pixels. */
  gap?: number
  hasDots?: boolean
  /** Each with a key. */
  slides: readonly { id: string; content: ReactNode }[]
}

const MOVE_MS = 180

/** Things side by side that are moved by finger, arrows, dots and keys. */
export function Slides({ label, perView, gap = 12, hasDots = false, slides }: SlidesProps) {
  const words = useWords(texts)
  const isStill = usePrefersReducedMotion()
  const [swiper, setSwiper] = useState<SwiperClass>()
  const [ends, setEnds] = useState({ isFirst: true, isLast: false })
  const noteEnds = ({ isBeginning, isEnd }: SwiperClass) => setEnds({ isFirst: isBeginning, isLast: isEnd })

  /** At an end its arrow is disabled, and would lose the focus: the other one takes it. */
  function step({ currentTarget }: MouseEvent<HTMLElement>, by: 1 | -1): void {
    if (by < 0) swiper?.slidePrev()
    else swiper?.slideNext()
    const [previous, next] = currentTarget.closest('.cluster')?.querySelectorAll('button') ?? []
    if (swiper?.isEnd) previous?.focus()
    else if (swiper?.isBeginning) next?.focus()
  }

  /** The library's own keys move all slides in sight, wherever the focus is. */
  function moveByKey({ key }: KeyboardEvent): void {
    if (key === 'ArrowRight') swiper?.slideNext()
    else if (key === 'ArrowLeft') swiper?.slidePrev()
  }

  return (
    // It only listens: what has the focus are the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="swiper-frame" aria-label={label} onKeyDown={moveByKey}>
      <Swiper
        modules={[A11y, Pagination]}
        slidesPerView={perView}
        spaceBetween={gap}
        speed={isStill ? 0 : MOVE_MS}
        pagination={hasDots && { clickable: true, bulletElement: 'button' }}
        a11y={{
          slideLabelMessage: words.slide,
          paginationBulletMessage: words.goTo,
          firstSlideMessage: words.first,
          lastSlideMessage: words.last,
          containerRole: 'group',
          containerMessage: label,
        }}
        onSwiper={setSwiper}
        onAfterInit={noteEnds}
        onSlideChange={noteEnds}
        onResize={noteEnds}
      >
        {slides.map(({ id, content }) => (
          <SwiperSlide key={id}>{content}</SwiperSlide>
        ))}
      </Swiper>
      <div className="cluster">
        <IconButton
          icon={ArrowLeft}
          label={ends.isFirst ? words.first : words.previous}
          disabled={ends.isFirst}
          onClick={(event) => step(event, -1)}
        />
        <IconButton
          icon={ArrowRight}
          label={ends.isLast ? words.last : words.next}
          disabled={ends.isLast}
          onClick={(event) => step(event, 1)}
        />
      </div>
    </section>
  )
}
