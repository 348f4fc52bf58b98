interface AddressTextProps {
  /** An e-mail address. */
  address: string
}

/** Where it is too long for its line it goes on in another by its parts, and not in the middle of a word. */
export function AddressText({ address }: AddressTextProps) {
  return address.split(/(?=[@.])/).flatMap((part, place) => (place === 0 ? part : [<wbr key={place} />, part]))
}
