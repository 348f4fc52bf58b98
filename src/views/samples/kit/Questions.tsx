import type { ReactNode } from 'react'
import './questions.scss'

interface Question {
  id: string
  question: ReactNode
  answer: ReactNode
  isOpen?: boolean
}

/** Questions that open under their answers: the browser's own disclosure, which its search in the page opens too. */
export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <div className="questions">
      {items.map(({ id, question, answer, isOpen }) => (
        <details key={id} open={isOpen}>
          <summary>
            <span>{question}</span>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
