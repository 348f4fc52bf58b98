/** A part of a text as the editor writes it: what it is, and what it holds. */
export interface RichNode {
  type: string
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  content?: RichNode[] | undefined
}

const text = (words: string, ...marks: string[]): RichNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const link = (words: string, href: string): RichNode => ({
  type: 'text',
  text: words,
  marks: [{ type: 'link', attrs: { href } }],
})
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content })
const heading = (words: string): RichNode => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] })
const list = (type: 'bulletList' | 'orderedList', ...items: string[]): RichNode => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(text(item))] })),
})
const quote = (words: string): RichNode => ({ type: 'blockquote', content: [paragraph(text(words))] })
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content })

export interface SeedPost {
  title: string
  excerpt: string
  tags: string[]
  /** Plain text has an empty line between two paragraphs. */
  content: string | RichNode
}

export const categories = [
  { category: 'Rehearsal', icon: 'music' },
  { category: 'History', icon: 'book-open' },
  { category: 'Backstage', icon: 'lamp' },
  { category: 'Instruments', icon: 'guitar' },
  { category: 'Places', icon: 'map-pin' },
]

export const seedPosts: SeedPost[] = [
  {
    title: 'What a page turner hears',
    excerpt: 'Sitting beside the pianist, one learns more about breathing than about notes.',
    tags: ['Rehearsal', 'Backstage'],
    content: doc(
      paragraph(
        text(
          'There is a chair on the stage that is on no seating plan. It stands a little behind the pianist, to the ',
        ),
        text('left', 'italic'),
        text(
          ', and whoever sits on it is paid in thanks at the stage door, if at all. I have sat there for eleven years.',
        ),
      ),
      heading('A breath early'),
      paragraph(
        text('The trick is to stand up '),
        text('a breath early', 'bold'),
        text(
          ', and to sit down as if one had never been there. Whoever turns too soon hides the last bar; whoever turns too late is remembered for it.',
        ),
      ),
      quote('You do not read the notes. You read the shoulders.'),
      heading('Three rules of the chair'),
      list(
        'orderedList',
        'Turn by the upper corner, never by the lower one.',
        'Fold the corners before the concert, and only those that are repeated.',
        'When the pianist nods, it was already time.',
      ),
      heading('What one takes home'),
      paragraph(
        text(
          'After the concert nobody thanks the page turner. That is how one knows it went well. On the way home I hear it all again, in the order of the pages. Some of it can be read in ',
        ),
        link('the public scores', 'https://imslp.org/'),
        text(', and none of it stands there.'),
      ),
    ),
  },
  {
    title: 'Rehearsing in a gym',
    excerpt: 'Curtains, carpets and forty borrowed coats: how we tamed an echo of four seconds.',
    tags: ['Places', 'Rehearsal'],
    content: doc(
      paragraph(
        text('Our hall was being painted, the school gave us its gym, and the gym gave every note back twice.'),
      ),
      heading('What helped'),
      list(
        'bulletList',
        'Theatre curtains in front of the wall bars',
        'Carpets under the cellos and the basses',
        'Forty winter coats on the railing of the gallery',
        'Playing softer, which cost nothing',
      ),
      paragraph(
        text(
          'By the third evening the echo was down to one second and a half. We kept the last point of the list when we went back to the hall.',
        ),
      ),
    ),
  },
  {
    title: 'The second oboe’s diary',
    excerpt: 'Three months between the first rehearsal and the last encore, told from row three.',
    tags: ['Backstage', 'Instruments'],
    content:
      'September. The reeds are new, and so is the conductor. Both squeak when they are excited.\n\nOctober. Somebody has found the metronome. We wish they had not.\n\nNovember. The encore was so quiet that the rain on the roof had the last word. Nobody minded.',
  },
  {
    title: 'Why we tune to the oboe',
    excerpt: 'A short walk through pitch, habit and the one reed that nobody may touch.',
    tags: ['Instruments', 'History'],
    content:
      'It is not the most exact instrument on the stage, and it never was. It is the one that cannot wait.\n\nA string is turned in a second, a slide is pushed by a finger. An oboe that is low stays low until the reed is warm. So the others come to it, and call it a custom.',
  },
  {
    title: 'Scores that survived the flood',
    excerpt: 'Drying eleven hundred pages took a month, a school hall and many clothes lines.',
    tags: ['History', 'Places'],
    content: doc(
      paragraph(
        text('The cellar of the library stood under water for one night. We carried up what could be carried.'),
      ),
      quote('Blotting paper, patience, and nobody may turn a page.'),
      paragraph(
        text(
          'Of eleven hundred pages nine were lost. They were the second trombone’s, who says that he knew them anyway.',
        ),
      ),
    ),
  },
  {
    title: 'A concert for three listeners',
    excerpt: 'The snow kept the town at home. We played all the same, and better than ever.',
    tags: ['Places', 'Backstage'],
    content:
      'One was the porter. One had come for the concert of the week after. The third had walked for two hours, in boots, with a thermos flask.\n\nWe moved the chairs into a circle, and put the three in the middle of it.',
  },
  {
    title: 'Forty stands, one van',
    excerpt: 'How the summer tour fits into four cubic metres, and what stays at home.',
    tags: ['Backstage', 'Places'],
    content:
      'The timpani go in first, because nothing goes in after them. The stands lie across, in bundles of eight, and the music travels on the knees of whoever has the longest legs.\n\nWhat stays at home is the spare bass drum. It has not been missed in nineteen years.',
  },
  {
    title: 'Learning a fugue by clapping',
    excerpt: 'Without instruments, in four corners of the room, everybody suddenly counts.',
    tags: ['Rehearsal'],
    content:
      'We put the instruments away and stood in four corners. Each corner clapped its voice, and nobody was allowed to look at the others.\n\nAfter twenty minutes it fell apart at the same bar as always. After forty it did not.',
  },
  {
    title: 'The violin that came by post',
    excerpt: 'No sender, no letter, and a label that we have been arguing about ever since.',
    tags: ['Instruments', 'History'],
    content:
      'The case was tied with kitchen string. Inside lay a violin, a cake of rosin from 1931 and a tram ticket to Trieste.\n\nThe label says one thing, the maker down the road another. It plays in our second violins, third desk, and it does not tell.',
  },
]
