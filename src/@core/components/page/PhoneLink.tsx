import { dialled } from './dialled'

interface PhoneLinkProps {
  /** As it is written on record. */
  phone: string | undefined
}

/** Opens the dialler. */
export function PhoneLink({ phone }: PhoneLinkProps) {
  if (phone === undefined) return null
  return (
    <a href={`tel:${dialled(phone)}`} dir="ltr">
      {phone}
    </a>
  )
}
