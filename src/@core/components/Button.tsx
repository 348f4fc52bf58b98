import { Button as BootstrapButton } from 'reactstrap'
import { Link } from 'react-router-dom'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { Ripples, useRipples } from './Ripples'

export interface ButtonProps {
  children: ReactNode
  /** At most one `primary` a screen. */
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
  isPressed?: boolean
  label?: string
  describedBy?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  ref?: Ref<HTMLButtonElement>
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

export function Button({ ref, ...props }: ButtonProps) {
  const { children, color = 'secondary', type = 'button', isBusy = false, disabled = false, to } = props
  const { ripples, startRipple } = useRipples()
  const classes = [props.className, props.block && 'btn-block', isBusy && 'btn-busy'].filter(Boolean)

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (isBusy) event.preventDefault()
    else props.onClick?.(event)
  }

  return (
    <BootstrapButton
      {...(to === undefined ? { type, disabled } : { tag: Link, to })}
      innerRef={ref}
      id={props.id}
      form={props.form}
      color={color}
      size={props.size}
      className={classes.join(' ')}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-pressed={props.isPressed}
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onPointerDown={startRipple}
      onClick={press}
    >
      {isBusy && <span className="btn-spinner spinner" aria-hidden />}
      {children}
      <Ripples ripples={ripples} />
    </BootstrapButton>
  )
}
