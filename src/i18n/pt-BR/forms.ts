import type { messages as en } from '@/i18n/en/forms'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  characters: '{{used}} de {{limit}} caracteres',
  charactersShort: '{{used}}/{{limit}}',
  notSaved: 'Não foi salvo. {{reason}}',
  stillTyped: 'O que você digitou espera no formulário.',
  draft: {
    restored: 'O que você tinha digitado está aqui de novo.',
    discard: 'Descartar',
  },
  record: {
    add: 'Salvar',
    addAnother: 'Salvar e novo',
    save: 'Salvar alterações',
  },
  deleted: {
    title: 'Removido enquanto você editava',
    restore: 'Trazer de volta e salvar',
    dismiss: 'Voltar ao formulário',
  },
  conflict: {
    title: 'Outra pessoa mudou isto enquanto você editava',
    text: 'Escolha o que fica onde as duas versões diferem. Nada é salvo antes disso.',
    mine: 'A sua',
    theirs: 'A da outra pessoa',
    empty: 'vazio',
    allMine: 'Manter tudo o que é meu',
    allTheirs: 'Aceitar tudo da outra pessoa',
    save: 'Salvar esta escolha',
  },
}
