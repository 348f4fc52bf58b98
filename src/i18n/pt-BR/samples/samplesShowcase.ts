import type { messages as en } from '@/i18n/en/samples/samplesShowcase'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  use: 'Use',
  avoid: 'Melhor não',
  contents: 'Nesta página',
  keys: 'Teclas',
  hears: 'O que diz um leitor de tela',
  parts: 'Feito com',
  knobs: 'Experimente: {{title}}',
  source: 'Mostrar o código',
  sourceOf: 'Código: {{title}}',
  copySource: 'Copiar o código',
  steps: 'Antes e depois desta página',
  previous: 'Anterior',
  next: 'Próxima',
  search: 'Encontrar um exemplo',
  searchList: 'Exemplos',
  searchEmpty: 'Nenhum exemplo tem esse nome.',
  searchFailed: 'Não foi possível carregar os exemplos. Digite para tentar de novo.',
}
