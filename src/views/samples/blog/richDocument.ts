import * as z from 'zod/mini'

const Attributes = z.optional(z.record(z.string(), z.unknown()))

/** A part of a text as the editor's document has it. */
export interface RichNode {
  type: string
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  content?: RichNode[] | undefined
}

export const RichNode: z.ZodMiniType<RichNode, RichNode> = z.object({
  type: z.string(),
  text: z.optional(z.string()),
  attrs: Attributes,
  marks: z.optional(z.array(z.object({ type: z.string(), attrs: Attributes }))),
  get content() {
    return z.optional(z.array(RichNode))
  },
})

/** Plain text, with an empty line between two paragraphs, as a document; a document as it is. */
export function documentOf(content: string | RichNode): RichNode {
  if (typeof content !== 'string') return content
  const paragraphs = content.split(/\n\s*\n/).map((text) => text.trim())
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({
      type: 'paragraph',
      ...(text !== '' && { content: [{ type: 'text', text }] }),
    })),
  }
}

/** All words, with a space between two blocks. */
export function plainText({ text = '', content = [] }: RichNode): string {
  return [text, ...content.map(plainText)].join(content.some(({ type }) => type !== 'text') ? ' ' : '').trim()
}

const WORDS_PER_MINUTE = 200

/** At least one. */
export function readingMinutes(document: RichNode): number {
  return Math.max(1, Math.round(plainText(document).split(/\s+/).length / WORDS_PER_MINUTE))
}

const protocols = ['http:', 'https:', 'mailto:']

/** The address of a link that a reader may press: the web or a letter, never a script or a file. */
export function safeHref(href: unknown): string | undefined {
  if (typeof href !== 'string') return undefined
  try {
    const url = new URL(href)
    return protocols.includes(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}
