import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'Where one thing ends and another begins, and room alone does not say so.',
    avoid:
      'Between the rows of a table or the parts of a card, which have their own lines; and where a heading would say more.',
    examples: {
      plain: { title: 'A line' },
      withWords: { title: 'With words', note: 'In the middle, or at either end.' },
      withIcon: { title: 'With an icon', note: 'An ornament, which nobody has to hear.' },
      or: { title: 'Between two ways', note: 'The word is said, the lines are not.' },
      upright: {
        title: 'Upright',
        note: 'Between short facts on one line; where they wrap, none stands at the beginning of a row.',
      },
    },
    hears: 'Of a plain line that there is one (“separator”); of one with words only the words.',
    words: {
      before: 'Overture in D major: full orchestra, nine minutes.',
      after: 'Concerto for flute and strings: without brass, twenty-two minutes.',
      interval: 'Interval, twenty minutes',
      or: 'or',
      withPassword: 'Sign in with a password',
      withLink: 'Send me a link',
      facts: ['14 March', '20:00', 'Town hall', '48 members'],
    },
  },
  'pt-BR': {
    use: 'Onde uma coisa termina e outra começa, e só o espaço não diz isso.',
    avoid: 'Entre as linhas de uma tabela ou as partes de um cartão, que têm as suas; e onde um título diria mais.',
    examples: {
      plain: { title: 'Uma linha' },
      withWords: { title: 'Com palavras', note: 'No meio ou em uma das pontas.' },
      withIcon: { title: 'Com ícone', note: 'Um enfeite, que ninguém precisa ouvir.' },
      or: { title: 'Entre dois caminhos', note: 'A palavra é dita, as linhas não.' },
      upright: {
        title: 'De pé',
        note: 'Entre fatos curtos em uma linha; onde quebram, nenhum fica no começo da linha.',
      },
    },
    hears: 'De uma linha simples, que ela existe (“separador”); de uma com palavras, só as palavras.',
    words: {
      before: 'Abertura em ré maior: orquestra completa, nove minutos.',
      after: 'Concerto para flauta e cordas: sem metais, vinte e dois minutos.',
      interval: 'Intervalo de vinte minutos',
      or: 'ou',
      withPassword: 'Entrar com senha',
      withLink: 'Enviar um link para mim',
      facts: ['14 de março', '20h', 'Teatro municipal', '48 integrantes'],
    },
  },
})
