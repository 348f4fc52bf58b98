/** Value of Content-Disposition for a file name in any script (RFC 6266, 4.3; RFC 8187, 3.2.1). */
export function asAttachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `attachment; filename*=UTF-8''${encoded}`
}

/** Where a browser displays the file after all, it runs and loads nothing and has no access to this origin. */
export const RECEIPT_POLICY = "default-src 'none'; sandbox"
