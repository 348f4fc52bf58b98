import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For an opinion in three to five steps that all have the same meaning for everyone: how was the evening?',
    avoid:
      'For yes or no, for anything that is counted, and for people: in Batuta nobody gives stars to a member. It is a group of radio buttons; a library would only paint them.',
    examples: {
      choose: { title: 'To choose', note: 'It can be taken back, as no radio button can by itself.' },
      withWords: { title: 'With words', note: 'What each step means stands there before one chooses.' },
      readOnly: { title: 'To read', note: 'An average; what is seen as stars is heard as a sentence.' },
      refused: { title: 'With an error', note: 'What is missing is said at the group.' },
    },
    keys: [
      ['Tab', 'goes into the group and out of it'],
      ['Arrows', 'choose the next one and the one before'],
    ],
    hears: 'The question, “radio group”, and the step in words: “4 of 5: good”.',
    words: {
      question: 'How was the rehearsal?',
      step: '{{value}} of {{max}}',
      stepInWords: '{{value}} of {{max}}: {{word}}',
      clear: 'Take it back',
      none: 'Not chosen',
      levels: ['not again', 'so-so', 'all right', 'good', 'wonderful'],
      average: '{{value}} of {{max}}, from {{count}} answers',
      need: 'Choose a step.',
      send: 'Send',
      thanks: 'Thank you. It was noted.',
    },
  },
  'pt-BR': {
    use: 'Para uma opinião em três a cinco passos que significam o mesmo para todos: como foi a noite?',
    avoid:
      'Para sim ou não, para o que se conta, e para pessoas: no Batuta ninguém dá estrelas a um integrante. É um grupo de botões de opção; uma biblioteca só os pintaria.',
    examples: {
      choose: { title: 'Para escolher', note: 'Dá para voltar atrás, o que um botão de opção sozinho não permite.' },
      withWords: { title: 'Com palavras', note: 'O que cada passo significa está ali antes da escolha.' },
      readOnly: { title: 'Para ler', note: 'Uma média; o que se vê como estrelas se ouve como frase.' },
      refused: { title: 'Com um erro', note: 'O que falta é dito no grupo.' },
    },
    keys: [
      ['Tab', 'entra no grupo e sai dele'],
      ['Setas', 'escolhem o próximo e o anterior'],
    ],
    hears: 'A pergunta, “grupo de opções” e o passo em palavras: “4 de 5: bom”.',
    words: {
      question: 'Como foi o ensaio?',
      step: '{{value}} de {{max}}',
      stepInWords: '{{value}} de {{max}}: {{word}}',
      clear: 'Voltar atrás',
      none: 'Sem escolha',
      levels: ['de novo não', 'mais ou menos', 'razoável', 'bom', 'maravilhoso'],
      average: '{{value}} de {{max}}, de {{count}} respostas',
      need: 'Escolha um passo.',
      send: 'Enviar',
      thanks: 'Obrigado. Foi anotado.',
    },
  },
})
