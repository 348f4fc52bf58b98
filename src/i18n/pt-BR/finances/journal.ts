import type { Messages } from '@/i18n/messages'
import type { messages as en } from '@/i18n/en/finances/journal'

export const messages: Messages<typeof en> = {
  title: 'Livro-caixa',
  lead: 'O que entrou em uma conta e o que saiu dela, linha por linha com o saldo depois de cada uma: para os auditores e para o arquivo.',
  account: 'Conta',
  all: 'Todas as contas',
  accountHint: 'Todas as contas vêm uma após a outra.',
  from: 'De',
  to: 'Até',
  form: 'Arquivo',
  forms: { pdf: 'PDF, para imprimir ou enviar', xlsx: 'Planilha do Excel (.xlsx), para ordenar e somar' },
  save: 'Salvar o livro-caixa',
  saveAs: { pdf: 'Salvar como PDF', xlsx: 'Salvar como planilha do Excel' },
  making: 'Sendo feito: {{size}}',
  saved: 'O livro-caixa foi salvo.',
  failed: 'Não foi possível fazer o livro-caixa.',
  auditorLead: 'Todas as contas do período, linha por linha com o saldo depois de cada uma.',
}
