import { readBankFile, type BankFileReading } from './readBankFile'

export interface BankFileJob {
  file: File
  /** ISO 4217, for files without a currency. */
  groupCurrency: string
}

/** `unreadable`: the browser cannot read it any more, e.g. because it was deleted. */
export type BankFileAnswer = BankFileReading | { kind: 'unreadable' }

async function read({ file, groupCurrency }: BankFileJob): Promise<BankFileAnswer> {
  return readBankFile(new Uint8Array(await file.arrayBuffer()), groupCurrency)
}

self.addEventListener('message', ({ data }: MessageEvent<BankFileJob>) => {
  const tell = (answer: BankFileAnswer) => self.postMessage(answer, { transfer: [] })
  read(data).then(tell, () => tell({ kind: 'unreadable' }))
})
