/**
 * What is pasted, without its styles. The page's policy lets none of them count, not even where the editor only reads them, and
 * the browser would complain of each. A wrapper of Google Docs is bold but for its style.
 */
export function withoutStyles(html: string): string {
  return html
    .replaceAll(/<style\b[^]*?<\/style\s*>/gi, '')
    .replaceAll(/<b\b[^>]*docs-internal-guid[^>]*>/gi, '<span>')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/([\s"'/])style(?=\s*=)/gi, '$1data-style'))
}
