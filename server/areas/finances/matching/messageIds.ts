import type { BankLine } from '@contract/finances/bankLines'

/** An id as messages to banks have it (sepa/debitFile.ts, sepa/transferFile.ts). */
export const hexOf = (id: string) => id.replaceAll('-', '')
export const HEX_ID = /[0-9a-f]{32}/

/** Text and references of a line, without what banks put between their parts. */
export const bareText = ({ description, reference = '', batch = '' }: BankLine) =>
  `${reference} ${description} ${batch}`.replaceAll(/[\s-]/g, '').toLowerCase()
