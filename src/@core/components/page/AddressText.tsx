interface AddressTextProps {
  /** An e-mail address. */
  address: string
}

/** Before the @, or before a dot ahead of it. */
const PARTS = /(?=@|\..*@)/

/** Where it is too long for its line it goes on in another at its parts, and what follows the @ keeps together. */
export function AddressText({ address }: AddressTextProps) {
  return address.split(PARTS).flatMap((part, place) => (place === 0 ? part : [<wbr key={place} />, part]))
}
