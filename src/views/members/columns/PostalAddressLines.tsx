import type { PostalAddress } from '@contract/members'
import { useAddressLines } from './useAddressLines'

/** An address as it stands on a letter. */
export function PostalAddressLines({ address }: { address: PostalAddress }) {
  return useAddressLines()(address).map((line) => <div key={line}>{line}</div>)
}
