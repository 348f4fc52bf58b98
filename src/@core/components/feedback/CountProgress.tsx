import { Progress } from 'reactstrap'
import '@/@core/styles/countProgress.scss'

interface CountProgressProps {
  /** Id of the text that says what is being done. */
  labelledBy: string
  done: number
  of: number
  /** Both numbers in a sentence, which stands beside the bar. */
  text: string
}

/** How far work is that is counted, on one line of text. */
export function CountProgress({ labelledBy, done, of, text }: CountProgressProps) {
  return (
    <div className="count-progress">
      <Progress value={done} max={of} barAriaLabelledBy={labelledBy} barAriaValueText={text} />
      <span className="tabular">{text}</span>
    </div>
  )
}
