import type { MouseEvent, ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { Button as BootstrapButton, Spinner } from 'reactstrap'
import { Ripples, useRipples } from './Ripples'

export interface ButtonProps {
  children: ReactNode
  /**
   * One style for one kind of act. `primary`: what the screen or dialog is for, at most one. `secondary`: any other act, and
   * Cancel and Close. `ghost`: quieter, within a card: change a part, go back a step, clear. `link`: within a line of text, as
   * "Try again". `danger-quiet`: takes away, and Undo or a question follows. `danger`: the yes to such a question. `icon`: a
   * sign alone (IconButton).
   */
  color?: 'primary' | 'secondary' | 'ghost' | 'link' | 'danger' | 'danger-quiet' | 'icon'
  size?: 'sm'
  type?: 'button' | 'submit'
  /** With `to` the button is a link that looks like one. */
  to?: string
  form?: string
  id?: string
  className?: string
  block?: boolean
  /** A spinner stands before the label, in the icon's place if there is one; presses are ignored and the focus stays. */
  isBusy?: boolean
  disabled?: boolean
  /** As good as disabled, and it keeps the focus: of what a press of its own brought to an end. */
  isAtEnd?: boolean
  isPressed?: boolean
  label?: string
  /** JSX takes any name with a hyphen, and this one would be lost: it is `label`. */
  'aria-label'?: never
  /** What the pointer is told, where a tooltip would be cut off. */
  title?: string
  describedBy?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  ref?: Ref<HTMLButtonElement>
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

export function Button({ ref, ...props }: ButtonProps) {
  const {
    children,
    color = 'secondary',
    type = 'button',
    isBusy = false,
    disabled = false,
    isAtEnd = false,
    to,
  } = props
  const { ripples, startRipple, endRipples } = useRipples()
  const classes = [
    to !== undefined && disabled && 'disabled',
    props.className,
    props.block && 'btn-block',
    isBusy && 'btn-busy',
  ]
  function press(event: MouseEvent<HTMLElement>): void {
    // A link cannot be disabled by an attribute, so the press itself is stopped.
    if (isBusy || disabled || isAtEnd) event.preventDefault()
    else props.onClick?.(event)
  }

  const shared = {
    id: props.id,
    color,
    size: props.size,
    className: classes.filter(Boolean).join(' ') || undefined,
    'aria-label': props.label,
    title: props.title,
    'aria-describedby': props.describedBy,
    'aria-expanded': props['aria-expanded'],
    'aria-controls': props['aria-controls'],
    onPointerDown: startRipple,
    onClick: press,
  }
  const content = (
    <>
      {isBusy && (
        <Spinner tag="span" aria-hidden>
          {''}
        </Spinner>
      )}
      {children}
      {ripples.length > 0 && <Ripples ripples={ripples} onEnd={endRipples} />}
    </>
  )

  if (to !== undefined) {
    return (
      <BootstrapButton {...shared} tag={Link} to={to} aria-disabled={disabled || undefined}>
        {content}
      </BootstrapButton>
    )
  }
  return (
    <BootstrapButton
      {...shared}
      innerRef={ref}
      type={type}
      form={props.form}
      disabled={disabled}
      aria-pressed={props.isPressed}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isAtEnd || undefined}
    >
      {content}
    </BootstrapButton>
  )
}
