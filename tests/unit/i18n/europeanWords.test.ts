import { describe, expect, it } from 'vitest'
import { europeanTexts } from '@/i18n/layers/europeanWords'

const files = import.meta.glob<{ messages: object }>('../../../src/i18n/pt-BR/**/*.ts', { eager: true })

const textsIn = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts ?? {}).flatMap(textsIn)

const brazilian = Object.values(files).flatMap(({ messages }) => textsIn(messages))
const european = Object.values(files).flatMap(({ messages }) => textsIn(europeanTexts(messages)))

describe('European Portuguese', () => {
  it.each([
    ['Salvar alterações', 'Guardar alterações'],
    ['O arquivo não pôde ser lido.', 'O ficheiro não pôde ser lido.'],
    ['Você pode mudar até {{day}}', 'Pode mudar até {{day}}'],
    ['Contamos com você.', 'Contamos consigo.'],
    ['Só você pode voltar a recebê-los.', 'Só você pode voltar a recebê-los.'],
    ['Nada é lançado antes de você importar.', 'Nada é lançado antes de importar.'],
    ['Carregando…', 'A carregar…'],
    ['Quando o prazo passar', 'Quando o prazo passar'],
    ['Algo quebrou nesta tela', 'Algo quebrou neste ecrã'],
    ['Seu celular', 'O seu telemóvel'],
    ['{{amount}} baixados como perda.', '{{amount}} abatidos como perda.'],
    ['Baixar', 'Transferir'],
    ['Você pode mudar até o começo', 'Pode mudar até ao começo'],
    ['Respostas são aceitas até o fim de {{day}}', 'Respostas são aceites até ao fim de {{day}}'],
    ['Respostas são aceitas até o evento começar', 'Respostas são aceites até o evento começar'],
    ['Sua resposta não foi aceita.', 'A sua resposta não foi aceite.'],
    ['O servidor não aceita nenhum.', 'O servidor não aceita nenhum.'],
    ['Abrir em nova aba', 'Abrir num novo separador'],
    ['Ver no mapa (nova aba)', 'Ver no mapa (novo separador)'],
    ['Abra-o em uma aba própria', 'Abra-o num separador próprio'],
    ['Outra conta entrou em outra aba.', 'Outra conta entrou noutro separador.'],
    ['Há um formulário nesta aba', 'Há um formulário neste separador'],
    ['Lido da aba “{{sheet}}”', 'Lido do separador “{{sheet}}”'],
    ['Configurações', 'Definições'],
    ['<b>Senha</b> de {{senha}}', '<b>Palavra-passe</b> de {{senha}}'],
  ])('%s', (text, expected) => expect(europeanTexts(text)).toBe(expected))

  it('leaves what is filled in and marked up as it is', () => {
    const marks = (text: string) => text.match(/\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\)/g) ?? []
    expect(brazilian.length).toBeGreaterThan(4000)
    for (const [at, text] of brazilian.entries()) expect(marks(european[at] ?? '')).toEqual(marks(text))
  })

  it('leaves no word that is written in Brazil alone', () => {
    const only =
      /(?<![\p{L}-])(arquivos?|usuári[oa]s?|senhas?|celular(es)?|telas?|salv(ar|e|a|o)s?|cadastr\p{L}+|registr\p{L}+|contatos?|planilhas?|mensalidades?|ônibus|equipes?|sobrenomes?|aplicativos?|excluíd\p{L}|planej\p{L}+|conexão|turnê|abas?|configurações|até o (começo|fim|início|vencimento)|(foi|foram|são) aceit[oa]s?)(?![\p{L}-])/iu
    expect(european.filter((text) => only.test(text))).toEqual([])
  })

  it('leaves no mark of its own in a text', () => {
    expect(european.filter((text) => /[\u2060-\u2064]/.test(text))).toEqual([])
  })
})
