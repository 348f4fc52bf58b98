export type Block = { kind: 'text'; text: string } | { kind: 'list'; lines: string[] }

const LINE = /^- /

/** Paragraphs apart by an empty line; one whose lines all begin with a hyphen is a list. */
export function contentBlocks(content: string): Block[] {
  return content
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part): Block => {
      const lines = part.split('\n')
      return lines.every((line) => LINE.test(line))
        ? { kind: 'list', lines: lines.map((line) => line.replace(LINE, '')) }
        : { kind: 'text', text: part }
    })
}
