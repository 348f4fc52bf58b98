import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a field that needs a word or a button at its very edge: a unit, a fixed beginning, “copy”.',
    avoid: 'For explanations (a hint), for the form’s own button (below the fields), or for money (the amount field).',
    examples: {
      addOns: {
        title: 'Words at the edge',
        note: 'They are read out with the label, as the field is described by them.',
      },
      withButton: { title: 'With a button', note: 'It does something with this one field.' },
      withSelect: { title: 'With a choice', note: 'Two fields that are one answer; each has a name of its own.' },
      states: { title: 'States' },
      inside: {
        title: 'Inside the field',
        note: 'The kit’s own way, for one small button: the field keeps its shape, and its whole width takes the press.',
      },
    },
    keys: [['Tab', 'goes from the field to its button, and on']],
    hears: 'The label, the value, then the words at the edge.',
    words: {
      address: 'Address of your page',
      fee: 'Distance',
      kilometres: 'km',
      concert: 'Length',
      minutes: 'minutes',
      link: 'Link for the musicians',
      copy: 'Copy',
      phone: 'Phone',
      country: 'Country',
      error: 'At most 180 minutes, please.',
      check: 'Check',
      password: 'Password',
    },
  },
  'pt-BR': {
    use: 'Para um campo que precisa de uma palavra ou de um botão bem na borda: uma unidade, um começo fixo, “copiar”.',
    avoid:
      'Para explicações (uma dica), para o botão do formulário (abaixo dos campos) ou para dinheiro (o campo de valor).',
    examples: {
      addOns: { title: 'Palavras na borda', note: 'São lidas com o rótulo, pois descrevem o campo.' },
      withButton: { title: 'Com um botão', note: 'Ele faz algo com este campo apenas.' },
      withSelect: { title: 'Com uma escolha', note: 'Dois campos que são uma só resposta; cada um tem seu nome.' },
      states: { title: 'Estados' },
      inside: {
        title: 'Dentro do campo',
        note: 'O jeito próprio do kit, para um botão pequeno: o campo mantém a forma, e toda a largura dele pode ser tocada.',
      },
    },
    keys: [['Tab', 'vai do campo ao botão dele, e adiante']],
    hears: 'O rótulo, o valor e depois as palavras na borda.',
    words: {
      address: 'Endereço da sua página',
      fee: 'Distância',
      kilometres: 'km',
      concert: 'Duração',
      minutes: 'minutos',
      link: 'Link para os músicos',
      copy: 'Copiar',
      phone: 'Telefone',
      country: 'País',
      error: 'No máximo 180 minutos.',
      check: 'Conferir',
      password: 'Senha',
    },
  },
})
