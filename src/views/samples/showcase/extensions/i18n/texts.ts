import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For everything that people read: words by key, plurals by the rules of the language, numbers, money and dates by the browser’s Intl.',
    avoid:
      'For what people wrote themselves: names and notes stay as they are. Never glue sentences together from parts: the order is another one in every language.',
    examples: {
      sideBySide: {
        title: 'Both languages side by side',
        note: 'Each column says which language it is in, so that a screen reader changes its voice.',
      },
      plurals: {
        title: 'Plurals',
        note: 'English knows two forms, Portuguese three: none counts as one there, and a million takes a “de”.',
      },
      money: {
        title: 'Money',
        note: 'Kept in the smallest unit of the currency: of the yen there is nothing smaller.',
      },
      dates: {
        title: 'Dates',
        note: 'A day has no time zone and is the same everywhere; an instant is told in the group’s zone.',
      },
    },
    hears: 'Numbers, amounts and dates in the voice of their language, as they carry its mark (lang).',
    words: {
      what: 'What is told',
      english: 'English',
      portuguese: 'Portuguese (Brazil)',
      number: 'A number',
      percent: 'A share',
      list: 'A list',
      relative: 'How long ago',
      sorted: 'In order',
      day: 'The day',
      month: 'The month',
      instant: 'The instant, in São Paulo',
      elsewhere: 'The same in Lisbon',
      plain: 'As it is shown',
      brief: 'In a narrow place',
      signed: 'Out of the account',
    },
  },
  'pt-BR': {
    use: 'Para tudo o que as pessoas leem: palavras por chave, plurais pelas regras da língua, números, dinheiro e datas pelo Intl do navegador.',
    avoid:
      'Para o que as próprias pessoas escreveram: nomes e notas ficam como são. Nunca cole frases a partir de pedaços: a ordem é outra em cada língua.',
    examples: {
      sideBySide: {
        title: 'As duas línguas lado a lado',
        note: 'Cada coluna diz em que língua está, para que o leitor de tela troque de voz.',
      },
      plurals: {
        title: 'Plurais',
        note: 'O inglês conhece duas formas, o português três: zero conta como um, e um milhão leva “de”.',
      },
      money: {
        title: 'Dinheiro',
        note: 'Guardado na menor unidade da moeda: abaixo do iene não há nada menor.',
      },
      dates: {
        title: 'Datas',
        note: 'Um dia não tem fuso horário e é o mesmo em todo lugar; um instante é contado no fuso do grupo.',
      },
    },
    hears: 'Números, valores e datas na voz da sua língua, pois levam a marca dela (lang).',
    words: {
      what: 'O que se diz',
      english: 'Inglês',
      portuguese: 'Português (Brasil)',
      number: 'Um número',
      percent: 'Uma parcela',
      list: 'Uma lista',
      relative: 'Há quanto tempo',
      sorted: 'Em ordem',
      day: 'O dia',
      month: 'O mês',
      instant: 'O instante, em São Paulo',
      elsewhere: 'O mesmo em Lisboa',
      plain: 'Como aparece',
      brief: 'Em lugar estreito',
      signed: 'Saída da conta',
    },
  },
})
