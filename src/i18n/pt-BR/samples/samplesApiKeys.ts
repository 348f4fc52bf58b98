import type { messages as en } from '@/i18n/en/samples/samplesApiKeys'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Chaves de API',
  lead: 'Com uma chave, outro programa pede ao Batuta o que precisa, sem a senha de ninguém.',
  fields: {
    name: 'Nome',
    key: 'Chave',
    access: 'Acesso',
    createdOn: 'Criada em',
    lastUsedOn: 'Último uso',
    expiresOn: 'Válida até',
    revoke: 'Revogar',
  },
  accesses: { read: 'Leitura', write: 'Leitura e escrita', full: 'Tudo' },
  neverUsed: 'ainda não',
  empty: { title: 'Nenhuma chave', hint: 'Crie uma para cada programa que vai pedir algo ao Batuta.' },
  add: {
    act: 'Nova chave',
    title: 'Nova chave',
    nameHint: 'O programa que vai usá-la.',
    days_one: '{{count}} dia',
    days_other: '{{count}} dias',
    never: 'sem fim',
    save: 'Criar a chave',
  },
  made: {
    title: 'A chave de “{{name}}”',
    once: 'Ela só é mostrada desta vez. Copie agora: depois ninguém consegue vê-la, nem aqui.',
    copy: 'Copiar a chave',
    done: 'Já copiei',
  },
  revoke: {
    act: 'Revogar “{{name}}”',
    done: 'A chave “{{name}}” não funciona mais.',
    undone: 'A chave “{{name}}” voltou a funcionar.',
  },
  use: {
    title: 'Como se usa',
    text: 'O programa envia a chave em cada chamada, como quem está conectado envia a sua.',
    copy: 'Copiar o exemplo',
  },
  care: {
    title: 'Cuidados',
    one: 'Uma chave para cada programa: assim uma pode ser revogada sem parar as outras.',
    least: 'O mínimo de acesso que baste, e um prazo onde houver.',
    lost: 'Se outras pessoas viram a chave, ela é revogada na hora e outra é criada.',
  },
}
