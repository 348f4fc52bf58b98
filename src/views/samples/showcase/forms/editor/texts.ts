import type { RichNode } from '@/views/samples/blog/richDocument'
import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const heading = (text: string): RichNode => ({
  type: 'heading',
  attrs: { level: 3 },
  content: [{ type: 'text', text }],
})
const list = (lines: readonly string[]): RichNode => ({
  type: 'bulletList',
  content: lines.map((line) => ({ type: 'listItem', content: [paragraph(line)] })),
})
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content })

export const texts = bilingual({
  en: {
    use: 'For a text of several paragraphs with headings, lists and links: a post, a page about the group.',
    avoid: 'For a note or a letter without any of these (a text area): it is 130 kB lighter, and pastes as it is.',
    examples: {
      writing: {
        title: 'Writing and reading',
        note: 'What is kept is a document of known parts, never HTML: below it is shown by the part that readers see.',
      },
      states: { title: 'Empty, with an error' },
      reading: { title: 'Reading alone', note: 'The editor is not loaded for those who only read.' },
    },
    keys: [
      ['Ctrl+B, Ctrl+I', 'bold, italic'],
      ['## and a space', 'begins a heading, as “- ” a list and “> ” a quotation'],
      ['Tab', 'goes from the tools to the text; arrow keys from tool to tool'],
      ['Ctrl+Z', 'takes the last step back'],
    ],
    hears:
      'The toolbar by its name, each tool with “pressed” where it is on; then the label and the text as it is built.',
    words: {
      text: 'About the orchestra',
      start: doc(
        paragraph('We play since 1926, on Thursdays, and whoever can read notes is welcome.'),
        heading('What we look for'),
        list(['violas, of any age', 'a second oboe', 'someone who likes to file parts']),
      ),
      result: 'As readers see it',
      words: { one: '{{count}} word', other: '{{count}} words' },
      error: 'Please write the text.',
      empty: 'Text of the page',
    },
  },
  'pt-BR': {
    use: 'Para um texto de vários parágrafos com títulos, listas e links: uma postagem, uma página sobre o grupo.',
    avoid: 'Para um recado ou carta sem nada disso (uma área de texto): é 130 kB mais leve e cola as coisas como são.',
    examples: {
      writing: {
        title: 'Escrever e ler',
        note: 'O que se guarda é um documento de partes conhecidas, nunca HTML: abaixo ele é mostrado pela parte que os leitores veem.',
      },
      states: { title: 'Vazio, com um erro' },
      reading: { title: 'Só ler', note: 'O editor não é carregado para quem apenas lê.' },
    },
    keys: [
      ['Ctrl+B, Ctrl+I', 'negrito, itálico'],
      ['## e um espaço', 'começa um título, como “- ” uma lista e “> ” uma citação'],
      ['Tab', 'vai das ferramentas ao texto; as setas, de ferramenta em ferramenta'],
      ['Ctrl+Z', 'desfaz o último passo'],
    ],
    hears:
      'A barra pelo nome, cada ferramenta com “pressionada” onde está ligada; depois o rótulo e o texto como está construído.',
    words: {
      text: 'Sobre a orquestra',
      start: doc(
        paragraph('Tocamos desde 1926, às quintas-feiras, e quem lê notas é bem-vindo.'),
        heading('Quem procuramos'),
        list(['violas, de qualquer idade', 'um segundo oboé', 'alguém que goste de guardar partes']),
      ),
      result: 'Como os leitores veem',
      words: { one: '{{count}} palavra', other: '{{count}} palavras' },
      error: 'Escreva o texto.',
      empty: 'Texto da página',
    },
  },
})
