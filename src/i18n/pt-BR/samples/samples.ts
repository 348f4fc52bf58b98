import type { messages as en } from '@/i18n/en/samples/samples'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Exemplos',
  note: 'Dados de exemplo: guardados só durante esta visita.',
  goneText: 'Foi removido ou nunca existiu. Restaurar os exemplos traz de volta o que havia no início.',
  menu: {
    analytics: 'Painel de análises',
    ecommerce: 'Painel da loja',
    invoices: 'Faturas',
    invoicePreview: 'Ver fatura',
    invoiceEdit: 'Editar fatura',
    invoiceAdd: 'Nova fatura',
    users: 'Usuários',
    user: 'Usuário',
    roles: 'Papéis',
    permissions: 'Permissões',
    calendar: 'Agenda de exemplo',
    todo: 'Tarefas',
    email: 'E-mail',
    chat: 'Bate-papo',
    shop: 'Loja',
    product: 'Produto',
    wishlist: 'Lista de desejos',
    checkout: 'Finalizar compra',
  },
  settings: {
    show: 'Exemplos no menu',
    hint: 'Telas de demonstração com dados inventados. Não têm nada a ver com o seu grupo.',
    reset: 'Restaurar os exemplos',
    isReset: 'Os exemplos voltaram a ser como no início.',
  },
  search: { Pages: 'Páginas de exemplo', Files: 'Arquivos de exemplo', Contacts: 'Contatos de exemplo' },
  noScreen: {
    title: 'Ainda não há tela aqui',
    text: '{{pathname}} está na lista de páginas de exemplo, mas a tela dela ainda não foi feita.',
    action: 'Voltar ao início',
  },
}
