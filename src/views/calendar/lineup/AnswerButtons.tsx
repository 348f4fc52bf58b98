import { Button } from '@/@core/components/Button'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { answerStyles } from './answerStyles'
import { shownAnswers, type ShownAnswer } from './lineupDesks'
import './answerButtons.scss'

interface AnswerButtonsProps {
  answer: ShownAnswer | undefined
  labelOf: (answer: ShownAnswer) => string
  isDisabled: boolean
  onSet: (answer: ShownAnswer) => void
}

/** What somebody says, to be set for them; what holds is pressed. */
export function AnswerButtons({ answer, labelOf, isDisabled, onSet }: AnswerButtonsProps) {
  return (
    <div className="answer-buttons">
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
