import { AddressText } from '@/@core/components/page/AddressText'

interface ContactLinkProps {
  kind: 'mailto' | 'tel'
  /** As it is written on record. */
  value: string | undefined
}

/** Opens the mail program or the dialler. */
export function ContactLink({ kind, value }: ContactLinkProps) {
  if (value === undefined) return null
  const target = kind === 'tel' ? dialled(value) : encodeURIComponent(value).replace('%40', '@')
  return (
    <a href={`${kind}:${target}`} dir="ltr">
      <AddressText address={value} />
    </a>
  )
}

/** A dialler wants the digits alone; people write brackets, spaces and hyphens, and an extension after a word (RFC 3966). */
function dialled(phone: string): string {
  const [number = '', extension] = phone.split(/[a-z]+\.?/i).map((part) => part.replace(/[^\d+*#]/g, ''))
  return extension ? `${number};ext=${extension}` : number
}
