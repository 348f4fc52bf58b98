import { useEffect, useRef } from 'react'
import { Button } from '@/@core/components/Button'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { answerStyles } from './answerStyles'
import { shownAnswers, type ShownAnswer } from './rosterParts'
import './answerButtons.scss'

interface AnswerButtonsProps {
  answer: ShownAnswer | undefined
  labelOf: (answer: ShownAnswer) => string
  isDisabled: boolean
  onSet: (answer: ShownAnswer) => void
}

/** Buttons that set somebody's answer; the present one is pressed. */
export function AnswerButtons({ answer, labelOf, isDisabled, onSet }: AnswerButtonsProps) {
  const buttons = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isDisabled) return
    const { activeElement } = document
    const dialog = buttons.current?.closest('.modal-content')
    const isElsewhere = activeElement === document.body || dialog?.contains(activeElement) === true
    if (!dialog || !isElsewhere || buttons.current?.contains(activeElement)) return
    // What the dialog was opened for could not be pressed until now.
    const pressed = buttons.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    pressed?.focus()
  }, [isDisabled])

  return (
    <div ref={buttons} className="answer-buttons">
      {shownAnswers.map((choice) => (
        <Button
          key={choice}
          className={`tone-${answerStyles[choice].tone}`}
          isPressed={choice === answer}
          disabled={isDisabled}
          onClick={() => onSet(choice)}
        >
          <StatusIcon shape={answerStyles[choice].shape} />
          {labelOf(choice)}
        </Button>
      ))}
    </div>
  )
}
