interface AddressTextProps {
  /** An e-mail address. */
  address: string
}

/** Where it is too long for its line, what follows the @ goes on in another; what is still too long breaks at its dots. */
export function AddressText({ address }: AddressTextProps) {
  const place = Math.max(0, address.lastIndexOf('@'))
  return (
    <>
      {withBreaks(address.slice(0, place))}
      <span className="address-domain">{withBreaks(address.slice(place))}</span>
    </>
  )
}

function withBreaks(text: string) {
  return text.split(/(?=\.)/).flatMap((part, place) => (place === 0 ? part : [<wbr key={place} />, part]))
}
