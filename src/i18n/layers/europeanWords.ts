import { layerOf } from './layerOf'

/**
 * European Portuguese out of the Brazilian texts: what differs in the words that the product uses. Spelling follows the Acordo
 * Ortográfico of 1990 as used in Portugal, terms the style guides for software in pt-PT (Microsoft, 2023; Mozilla l10n pt-PT).
 */

/** Word by word, of the same gender and number unless the article is treated in `phrases`. */
const pairs = `
arquivo ficheiro | arquivos ficheiros
usuário utilizador | usuários utilizadores
senha palavra-passe | senhas palavras-passe
celular telemóvel | celulares telemóveis
ônibus autocarro
aluguel aluguer
salvar guardar | salve guarde | salve-a guarde-a | salve-o guarde-o | salvou guardou
salvo guardado | salva guardada | salvos guardados | salvas guardadas
excluir eliminar | excluído eliminado | excluída eliminada | excluídos eliminados | excluídas eliminadas | excluiu eliminou
cadastro registo | cadastros registos | cadastrar registar | cadastrar-se registar-se | cadastre registe | cadastre-se registe-se | cadastrou registou
registro registo | registros registos | registrar registar | registra regista | registrado registado | registrada registada
registrados registados | registradas registadas | registrou registou | registrando registando
contato contacto | contatos contactos
planilha folha\u00a0de\u00a0cálculo | planilhas folhas\u00a0de\u00a0cálculo
baixar transferir | baixe transfira | baixe-o transfira-o | baixado abatido | baixados abatidos
equipe equipa
mensalidade quota | mensalidades quotas
ingresso bilhete | ingressos bilhetes
turnê digressão | turnês digressões
sobrenome apelido | sobrenomes apelidos
aparelho dispositivo | aparelhos dispositivos
enquete sondagem | enquetes sondagens
regente maestro | regentes maestros
fechamento fecho | fechamentos fechos
parcela prestação | parcelas prestações
gerenciador gestor
redefinir repor
configurações definições
compartilhar partilhar | compartilhado partilhado | compartilhada partilhada | compartilhados partilhados | compartilhadas partilhadas
conectado ligado | conectada ligada | conectados ligados | conectar ligar | conexão ligação | conexões ligações
desconectar desligar | desconectado desligado | desconectados desligados | desconecte-o desligue-o | desconecte desligue
on-line online
digitar escrever | digite escreva | digitado escrito | digitada escrita | digitados escritos | digitou escreveu | digitei escrevi | digitação escrita
planejar planear | planeja planeia | planeje planeie | planejado planeado | planejada planeada | planejados planeados
câmera câmara
camiseta t-shirt | camisetas t-shirts
paletó casaco | paletós casacos
cachê cachet | cachês cachets
bumbo bombo
caixinha caixa | caixinhas caixas
portaria bilheteira
diretoria direção
recarregue volte\u00a0a\u00a0carregar | recarregar voltar\u00a0a\u00a0carregar
gênero género | gêneros géneros
sinfônica sinfónica | sinfônico sinfónico
econômico económico | econômica económica
eufônio eufónio | eufônios eufónios
eletrônico eletrónico | eletrônica eletrónica | eletrônicos eletrónicos
anônimo anónimo | anônima anónima | anônimos anónimos
bônus bónus
prêmio prémio | prêmios prémios
harmônica harmónica | harmônico harmónico
cômodo cómodo
violão guitarra\u00a0clássica | violões guitarras\u00a0clássicas
musicista músico | musicistas músicos
faltando em\u00a0falta
sumir desaparecer | sumiu desapareceu | somem desaparecem | rodar correr
`

const words = new Map(
  pairs
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' '))
    .flatMap(([from, to]) => (from && to ? [[from, to.replaceAll('\u00a0', ' ')] as const] : [])),
)

const BEFORE = '(?<![\\p{L}\\p{N}-])'
const AFTER = '(?![\\p{L}\\p{N}-])'
/** Whole words, in any case; `to` begins as what it replaces. */
const phrase = (from: string, to: string) => [new RegExp(`${BEFORE}(?:${from})${AFTER}`, 'giu'), to] as const

const LINKS = 'est(?:á|ão|ava|avam|iver|iverem)|continua|continuam|ficou|fica'

/** In this order, before the words. */
const phrases: readonly (readonly [RegExp, string])[] = [
  // A screen is masculine here, an application feminine.
  phrase('([dn])a tela cheia', '$1o ecrã inteiro'),
  phrase('tela cheia', 'ecrã inteiro'),
  phrase('na sua tela', 'no seu ecrã'),
  phrase('([dn]?)a tela', '$1o ecrã'),
  phrase('([dn]?)as telas', '$1os ecrãs'),
  phrase('(nest|dest|ness|dess|est|ess)a tela', '$1e ecrã'),
  phrase('(nest|dest|ness|dess|est|ess)as telas', '$1es ecrãs'),
  phrase('(n?)uma tela', '$1um ecrã'),
  phrase('telas', 'ecrãs'),
  phrase('tela', 'ecrã'),
  phrase('o aplicativo autenticador está configurado', 'a aplicação de autenticação está configurada'),
  phrase('o aplicativo autenticador não será mais pedido', 'a aplicação de autenticação já não será pedida'),
  phrase('aplicativo autenticador', 'aplicativo de autenticação'),
  phrase('no meu aplicativo', 'na minha aplicação'),
  phrase('([dn]?)o aplicativo', '$1a aplicação'),
  phrase('(n?)um aplicativo', '$1uma aplicação'),
  phrase('aplicativo', 'aplicação'),
  phrase('aplicativos', 'aplicações'),
  phrase('todo mundo', 'toda a gente'),
  phrase('a salvo', 'em segurança'),
  phrase('(foi|é|ser|sido|seja|será|está) aceit[ao]', '$1 aceite'),
  phrase('(foram|são|serem|sejam|serão|estão) aceit[ao]s', '$1 aceites'),
  phrase('até o (começo|fim|início|vencimento|último)', 'até ao $1'),
  // A tab of a browser is masculine here.
  phrase('em (?:uma )?nova aba', 'num novo separador'),
  phrase('nova aba', 'novo separador'),
  phrase('em uma aba própria', 'num separador próprio'),
  phrase('em outra aba', 'noutro separador'),
  phrase('([dn]?)a aba', '$1o separador'),
  phrase('([dn]?)as abas', '$1os separadores'),
  phrase('(nest|dest|ness|dess|est|ess)a aba', '$1e separador'),
  phrase('(n?)uma aba', '$1um separador'),
  phrase('aba', 'separador'),
  phrase('abas', 'separadores'),
  // To write off, where the Brazilian word is that of a download.
  phrase('baixar como perda', 'abater como perda'),
  phrase('baixou um valor', 'abateu um valor'),
  phrase('baixe o resto', 'abata o resto'),
  phrase('sua digital', 'sua impressão digital'),
  phrase('ao se cadastrar', 'ao registar-se'),
  phrase('se atualiza sozinho', 'atualiza-se sozinho'),
  phrase('se lembra dele', 'lembra-se dele'),
  phrase('ela se chama', 'chama-se'),
  // The person is spoken to in the third person, without a pronoun.
  phrase('quando você salva', 'quando guarda'),
  phrase('quem convidou você', 'quem o convidou'),
  phrase('convid(a|ou) você', 'convid$1-o'),
  phrase('quem conhece você', 'quem o conhece'),
  phrase('não conhece você', 'não o conhece'),
  phrase('vê você', 'o vê'),
  phrase('ver você', 'vê-lo'),
  phrase('ter você', 'tê-lo'),
  phrase('entregue você mesmo', 'entregue em mão'),
  phrase('você mesmo', 'o próprio'),
  [/(?<![\p{L}-])(para|de|até|sem|a|por) você (?=\p{Ll}+[aei]r(?!\p{L}))/giu, '$1 '],
  phrase('com você', 'consigo'),
  phrase('(para|a|de|por|sem|sobre|em) você', '$1 si'),
  phrase('de vocês', 'vossa'),
  [/(?<= )vocês (?=\p{Ll})/gu, ''],
  [/(^|[.!?:…]\s+|\n)Você (?!e )(?=\p{Ll})/gu, '$1\u2061'],
  [/(?<!(?:só|talvez|foi|é) )(?<=[\s(“])você (?=\p{Ll}|$)/giu, ''],
  [/(^|[.!?:…]\s+|\n)Seu(s?) (?=\p{Ll})/gu, '$1O$2 seu$2 '],
  [/(^|[.!?:…]\s+|\n)Sua(s?) (?=\p{Ll})/gu, '$1A$2 sua$2 '],
  phrase('(com|escreva|digite|troque|confirme|abra|mude|trocar|mudar|ignore|conclua) seu(s?)', '$1 o$2 seu$2'),
  phrase('(com|escreva|digite|troque|confirme|abra|mude|trocar|mudar|ignore) sua(s?)', '$1 a$2 sua$2'),
  // An act that goes on is `a` and the infinitive.
  [new RegExp(`${BEFORE}(${LINKS}) (\\p{Ll}+)(a|e|i)ndo${AFTER}`, 'giu'), '$1 a $2$3r'],
  [/^(?!Quando)(\p{Lu}\p{Ll}*)(a|e|i)ndo(?![\p{L}-])(?=[^,]*$)/gu, 'A \u2062$1$2r'],
]

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function replaceInCase(text: string, from: RegExp, to: string): string {
  return text.replaceAll(from, (...found: unknown[]) => {
    const [whole = '', ...groups] = found.filter((part) => typeof part === 'string' || part === undefined) as string[]
    const put = to.replaceAll(/\$(\d)/g, (_, at: string) => groups[Number(at) - 1] ?? '')
    return /^\p{Lu}/u.test(whole) ? capitalized(put) : put
  })
}

function europeanSentence(text: string): string {
  const spoken = phrases.reduce((done, [from, to]) => replaceInCase(done, from, to), text)
  return spoken
    .replace(/\u2061(\p{Ll})/gu, (_, letter: string) => letter.toUpperCase())
    .replace(/\u2062(\p{Lu})/gu, (_, letter: string) => letter.toLowerCase())
    .replace(/\p{L}+(?:-\p{L}+)*/gu, (word) => {
      const european = words.get(word.toLowerCase())
      if (european === undefined) return word
      return /^\p{Lu}/u.test(word) ? capitalized(european) : european
    })
}

export const europeanTexts = layerOf(europeanSentence)
