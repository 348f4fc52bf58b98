/** Long enough for every browser to have begun the download; revoked at once, some save an empty file. */
const REVOKE_MS = 60_000

/** Hands a text, or what is in a workbook, to the browser as a file to keep. */
export function saveTextFile(name: string, text: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS)
}
