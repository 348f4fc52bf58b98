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

/** `tel:` links need digits only; people write brackets, spaces and hyphens, and an extension after a word (RFC 3966). */
function dialled(phone: string): string {
  const [number = '', extension] = phone.split(/[a-z]+\.?/i).map((part) => part.replace(/[^\d+*#]/g, ''))
  return extension ? `${number};ext=${extension}` : number
}
