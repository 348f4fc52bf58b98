/** A name of any language in a header (RFC 6266, 4.3; RFC 8187, 3.2.1). */
export function asAttachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `attachment; filename*=UTF-8''${encoded}`
}

/** If a browser shows it by itself after all: nothing in it runs, is loaded, or belongs to this origin. */
export const RECEIPT_POLICY = "default-src 'none'; sandbox"
