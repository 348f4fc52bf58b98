import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { AccordionItem, Collapse } from 'reactstrap'

interface AccordionPartProps {
  title: ReactNode
  isOpen: boolean
  isDisabled?: boolean
  onToggle: () => void
  children: ReactNode
}

/**
 * One part of reactstrap's Accordion. Its own header does not tell whether the part is open, nor what it opens (WCAG 4.1.2), so
 * this one stands in its place.
 */
export function AccordionPart({ title, isOpen, isDisabled = false, onToggle, children }: AccordionPartProps) {
  const id = useId()
  return (
    <AccordionItem>
      <h3 className="accordion-header">
        <button
          type="button"
          id={`${id}-title`}
          className="accordion-button"
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={isDisabled}
          onClick={onToggle}
        >
          {title}
          <ChevronDown className="accordion-arrow" size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </h3>
      <Collapse id={id} isOpen={isOpen} timeout={160} tag="section" aria-labelledby={`${id}-title`}>
        <div className="accordion-body">{children}</div>
      </Collapse>
    </AccordionItem>
  )
}
