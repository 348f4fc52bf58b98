import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a count that one adds to or takes from: chairs, copies, minutes.',
    avoid:
      'For money (the amount field), for numbers that nobody reckons with, as a postcode or a phone (a text field), or for a rough amount (a slider).',
    examples: {
      stepper: { title: 'With steps', note: 'The buttons are for fingers, the arrow keys for hands on a keyboard.' },
      anyStepper: { title: 'Any bounds' },
      typed: {
        title: 'Typed',
        note: 'Digits come up on a phone. The browser’s own number field is left alone: it takes a turn of the wheel for a change, and drops what it cannot read.',
      },
      decimals: { title: 'With decimals', note: 'In the signs of your language; tidied when one leaves the field.' },
      states: { title: 'States' },
    },
    keys: [
      ['Arrow up, arrow down', 'one step more or less'],
      ['Page up, Page down', 'ten steps'],
      ['Home, End', 'the least, the most'],
    ],
    hears: 'The label, “spin button”, the number, and how far it may go.',
    words: {
      chairs: 'Chairs',
      chairsHint: 'From {{min}} to {{max}}.',
      more: 'One more: {{label}}',
      fewer: 'One less: {{label}}',
      copies: 'Copies',
      notWhole: 'A whole number from {{min}} to {{max}}, please.',
      minutes: 'Minutes of the break',
      distance: 'Kilometres',
      distanceHint: 'For example {{example}}.',
      notNumber: 'This is not a number. For example {{example}}.',
      disabled: 'Disabled',
      wrong: 'With an error',
      tooMany: 'The hall has 240 chairs.',
    },
  },
  'pt-BR': {
    use: 'Para uma quantidade que se aumenta ou diminui: cadeiras, cópias, minutos.',
    avoid:
      'Para dinheiro (o campo de valor), para números com os quais ninguém faz contas, como um CEP ou telefone (um campo de texto), ou para uma quantidade aproximada (um controle deslizante).',
    examples: {
      stepper: { title: 'Com passos', note: 'Os botões são para os dedos, as setas para as mãos no teclado.' },
      anyStepper: { title: 'Limites quaisquer' },
      typed: {
        title: 'Digitado',
        note: 'No celular aparecem os dígitos. O campo numérico do navegador fica de lado: ele toma uma volta da rodinha por mudança e joga fora o que não consegue ler.',
      },
      decimals: { title: 'Com decimais', note: 'Nos sinais do seu idioma; arrumado quando se sai do campo.' },
      states: { title: 'Estados' },
    },
    keys: [
      ['Seta para cima, seta para baixo', 'um passo a mais ou a menos'],
      ['Page up, Page down', 'dez passos'],
      ['Home, End', 'o mínimo, o máximo'],
    ],
    hears: 'O rótulo, “botão de rotação”, o número e até onde ele pode ir.',
    words: {
      chairs: 'Cadeiras',
      chairsHint: 'De {{min}} a {{max}}.',
      more: 'Um a mais: {{label}}',
      fewer: 'Um a menos: {{label}}',
      copies: 'Cópias',
      notWhole: 'Um número inteiro de {{min}} a {{max}}.',
      minutes: 'Minutos do intervalo',
      distance: 'Quilômetros',
      distanceHint: 'Por exemplo {{example}}.',
      notNumber: 'Isto não é um número. Por exemplo {{example}}.',
      disabled: 'Desativado',
      wrong: 'Com um erro',
      tooMany: 'A sala tem 240 cadeiras.',
    },
  },
})
