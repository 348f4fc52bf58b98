/** Long enough for every browser to have begun the download; revoked at once, some save an empty file. */
const REVOKE_MS = 60_000

/** Hands a file to the browser, to keep. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS)
}

/** Hands a text, or what is in a workbook, to the browser as a file to keep. */
export function saveTextFile(name: string, text: BlobPart, type: string): void {
  saveFile(name, new Blob([text], { type }))
}
