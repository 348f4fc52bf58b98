import { driver, type Driver, type DriveStep } from 'driver.js'
import { useEffect, useRef } from 'react'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import 'driver.js/dist/driver.css'

interface TourSettings {
  showsProgress: boolean
  /** How far from what it shows, in pixels. */
  stagePadding?: number
  /** Called with the place of the step, from 0, at which the tour ended. */
  onEnd?: (step: number) => void
}

/** Starts a tour in our skin and the person's language. It ends with the component, and gives the focus back. */
export function useTour({ showsProgress, stagePadding = 8, onEnd }: TourSettings): (steps: DriveStep[]) => void {
  const words = useWords(texts)
  const isStill = usePrefersReducedMotion()
  const tour = useRef<Driver>(null)

  useEffect(() => () => tour.current?.destroy(), [])

  return (steps) => {
    const cameFrom = document.activeElement
    tour.current = driver({
      steps,
      animate: !isStill,
      stagePadding,
      stageRadius: 8,
      overlayColor: '#000',
      overlayOpacity: 0.6,
      popoverClass: 'tour-step',
      disableActiveInteraction: true,
      showProgress: showsProgress,
      showButtons: steps.length > 1 ? ['next', 'previous', 'close'] : ['close'],
      progressText: words.progress,
      nextBtnText: words.next,
      prevBtnText: words.back,
      doneBtnText: words.done,
      // The library's cross has no name in other languages.
      onPopoverRender: ({ closeButton }) => closeButton.setAttribute('aria-label', words.close),
      // Not the cross, which the library chooses: a second Enter would end the tour.
      onHighlighted: (_, __, { state }) => state.popover?.nextButton.focus(),
      onDestroyed: (_, __, { state }) => {
        onEnd?.(state.activeIndex ?? 0)
        if (cameFrom instanceof HTMLElement) cameFrom.focus()
      },
    })
    tour.current.drive()
  }
}
