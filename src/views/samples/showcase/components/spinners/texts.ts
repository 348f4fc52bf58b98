import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a wait of less than a few seconds: a turning ring where something small is on its way, a skeleton where a list or a page will stand.',
    avoid:
      'For longer work (progress with its end in sight), or for an answer that is there at once: it would only flicker.',
    examples: {
      oneSpinner: { title: 'One spinner', note: 'Never without words, which may be for screen readers alone.' },
      inButton: { title: 'In a button', note: 'Where the wait was begun; the button keeps its width and the focus.' },
      dots: { title: 'Someone else is at it' },
      table: { title: 'A table that is loading', note: 'Its rows are as high as the table’s, so that nothing jumps.' },
      detail: { title: 'A page that is loading' },
      screen: { title: 'A screen that is loading', note: 'Only where it takes longer than a sixth of a second.' },
    },
    hears: '“Loading”, once; nothing while it turns.',
    words: {
      loading: 'Loading',
      save: 'Save',
      finish: 'It is saved',
      again: 'Save again',
      typing: 'Clara is writing',
    },
  },
  'pt-BR': {
    use: 'Para uma espera de poucos segundos: um anel que gira onde algo pequeno está a caminho, um esqueleto onde virá uma lista ou uma página.',
    avoid:
      'Para um trabalho mais longo (progresso com o fim à vista) ou para uma resposta que já está ali: só piscaria.',
    examples: {
      oneSpinner: { title: 'Um só', note: 'Nunca sem palavras, que podem ser só para leitores de tela.' },
      inButton: { title: 'Em um botão', note: 'Onde a espera começou; o botão mantém a largura e o foco.' },
      dots: { title: 'Outra pessoa está nisso' },
      table: { title: 'Uma tabela carregando', note: 'As linhas têm a altura das da tabela, para que nada pule.' },
      detail: { title: 'Uma página carregando' },
      screen: { title: 'Uma tela carregando', note: 'Só onde leva mais de um sexto de segundo.' },
    },
    hears: '“Carregando”, uma vez; nada enquanto gira.',
    words: {
      loading: 'Carregando',
      save: 'Salvar',
      finish: 'Está salvo',
      again: 'Salvar de novo',
      typing: 'Clara está escrevendo',
    },
  },
})
