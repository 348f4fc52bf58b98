import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'To keep out of sight what few need, and all may want now and then: details, the rest of a list.',
    avoid:
      'For what must be read before one goes on (show it), or for several answers below each other (an accordion).',
    examples: {
      oneMore: { title: 'Details', note: 'The button says whether they are shown, and keeps the focus.' },
      showMore: { title: 'The rest of a list', note: 'The button stands where the next line would.' },
      two: { title: 'Several parts', note: 'Each for itself; below the buttons in their order.' },
      native: {
        title: 'The browser’s own',
        note: 'Where nothing else hangs on it: it needs no code, and the search in the page opens it.',
      },
    },
    keys: [['Enter, Space', 'shows, and hides again']],
    hears: 'The button’s words, and “expanded” or “collapsed”; what is hidden is not read.',
    words: {
      details: 'Details',
      text: 'Booked on 3 March by Bento Farias from the statement of the bank, line 14. The month is closed: to change it, open March first.',
      rows: ['Ana Lima', 'Bento Farias', 'Clara Duarte', 'Davi Rocha', 'Elisa Prado', 'Farid Ito'],
      more: 'Show three more',
      fewer: 'Show fewer',
      parts: [
        ['Bus', 'Leaves at 15:00 at the school’s gate; forty-four seats, large instruments in the second one.'],
        ['Meal', 'At seven in the parish hall. Vegetarians tell Clara by Thursday.'],
      ],
      question: 'What happens to money that came twice?',
      answer: 'It stays with the member as credit, and pays the next dues.',
    },
  },
  'pt-BR': {
    use: 'Para guardar o que poucos precisam e todos querem de vez em quando: detalhes, o resto de uma lista.',
    avoid:
      'Para o que precisa ser lido antes de seguir (mostre) ou para várias respostas uma abaixo da outra (uma sanfona).',
    examples: {
      oneMore: { title: 'Detalhes', note: 'O botão diz se estão à mostra e mantém o foco.' },
      showMore: { title: 'O resto de uma lista', note: 'O botão fica onde estaria a próxima linha.' },
      two: { title: 'Várias partes', note: 'Cada uma por si; abaixo dos botões, na ordem deles.' },
      native: {
        title: 'O do navegador',
        note: 'Onde nada mais depende dele: não precisa de código, e a busca na página o abre.',
      },
    },
    keys: [['Enter, Espaço', 'mostra e esconde de novo']],
    hears: 'As palavras do botão e “expandido” ou “recolhido”; o que está escondido não é lido.',
    words: {
      details: 'Detalhes',
      text: 'Lançado em 3 de março por Bento Farias a partir do extrato do banco, linha 14. O mês está fechado: para mudar, abra março antes.',
      rows: ['Ana Lima', 'Bento Farias', 'Clara Duarte', 'Davi Rocha', 'Elisa Prado', 'Farid Ito'],
      more: 'Mostrar mais três',
      fewer: 'Mostrar menos',
      parts: [
        ['Ônibus', 'Sai às 15h do portão da escola; quarenta e quatro lugares, instrumentos grandes no segundo.'],
        ['Refeição', 'Às sete no salão paroquial. Vegetarianos avisam a Clara até quinta.'],
      ],
      question: 'O que acontece com um dinheiro que veio duas vezes?',
      answer: 'Fica com o integrante como crédito e paga as próximas mensalidades.',
    },
  },
})
