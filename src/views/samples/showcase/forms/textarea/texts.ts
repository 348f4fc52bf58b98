import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For words that may take more than a line: a note, a letter, the reason of a refusal.',
    avoid: 'For a single line (an input), or for headings, lists and links (the editor).',
    examples: {
      counting: {
        title: 'Counts',
        note: 'The limit is told, not enforced while one types: what is pasted is never cut in silence.',
      },
      growing: {
        title: 'Grows',
        note: 'As high as what is written, three lines at least; a browser that cannot do this scrolls.',
      },
      states: { title: 'States' },
      anyArea: { title: 'Any text area' },
    },
    keys: [
      ['Enter', 'begins a new line'],
      ['Tab', 'leaves the field'],
    ],
    hears: 'The label, what is written, the hint or error, and how many characters of how many are used.',
    words: {
      note: 'Note to the musicians',
      start: 'Please bring the parts of the Dvořák back on Thursday: the library counts them.',
      limited: 'Text for the programme',
      over: 'Too long already',
      tooLong: 'At most 60 characters, please.',
      overStart: 'The orchestra was founded in 1926 by the teachers of the school and their pupils.',
      grow: 'Minutes of the meeting',
      grown:
        'Present: twelve.\n\nThe accounts of the year were read and found in order.\nThe dues stay as they are.\nThe next concert is on the second Sunday of December; the hall is booked, the choir is asked.\n\nThe meeting closed at ten.',
      empty: 'Empty, with a hint',
      hint: 'What the others should know. Leave it empty if there is nothing.',
      disabled: 'Disabled',
    },
  },
  'pt-BR': {
    use: 'Para palavras que podem ocupar mais de uma linha: uma observação, uma carta, o motivo de uma recusa.',
    avoid: 'Para uma só linha (um campo de texto) ou para títulos, listas e links (o editor).',
    examples: {
      counting: {
        title: 'Conta',
        note: 'O limite é dito, não imposto enquanto se digita: o que se cola nunca é cortado em silêncio.',
      },
      growing: {
        title: 'Cresce',
        note: 'Tão alta quanto o que está escrito, três linhas pelo menos; um navegador que não sabe disso rola.',
      },
      states: { title: 'Estados' },
      anyArea: { title: 'Uma área qualquer' },
    },
    keys: [
      ['Enter', 'começa uma nova linha'],
      ['Tab', 'sai do campo'],
    ],
    hears: 'O rótulo, o que está escrito, a dica ou o erro, e quantos caracteres de quantos foram usados.',
    words: {
      note: 'Recado aos músicos',
      start: 'Tragam de volta as partes do Dvořák na quinta-feira: o arquivo confere todas.',
      limited: 'Texto para o programa',
      over: 'Já longo demais',
      tooLong: 'No máximo 60 caracteres.',
      overStart: 'A orquestra foi fundada em 1926 pelos professores da escola e seus alunos.',
      grow: 'Ata da reunião',
      grown:
        'Presentes: doze.\n\nAs contas do ano foram lidas e aprovadas.\nAs mensalidades ficam como estão.\nO próximo concerto é no segundo domingo de dezembro; a sala está reservada, o coro foi consultado.\n\nA reunião terminou às dez.',
      empty: 'Vazia, com uma dica',
      hint: 'O que os outros devem saber. Deixe em branco se não há nada.',
      disabled: 'Desativada',
    },
  },
})
