import { CopyButton } from '@/@core/components/CopyButton'

/** Opens the mail program. Always one line: what does not fit is cut, and the button beside it copies all of it. */
export function EmailAddress({ address }: { address: string }) {
  return (
    <span className="email-address">
      <a href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`} dir="ltr">
        {address}
      </a>
      <CopyButton isIcon isNamedByText text={address} />
    </span>
  )
}
