import type { InvoiceClient } from './invoiceCalls'

export function InvoiceAddress({ client }: { client: InvoiceClient }) {
  return (
    <address>
      <strong>{client.name}</strong>
      <span>{client.company}</span>
      <span>{client.address}</span>
      <span>{client.country}</span>
      <span>{client.contact}</span>
      <span>{client.companyEmail}</span>
    </address>
  )
}
