/**
 * What the bytes 128 to 255 stand for in the code pages of DOS, which no browser decodes; accounting programs still write them. After
 * the mapping tables of the Unicode Consortium (MAPPINGS/VENDORS/MICSFT/PC, CP850.TXT and CP437.TXT, version 2.00).
 */
const upperHalves = {
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
    'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
  ibm437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ' +
    'áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
    'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0',
}

/** Named as IANA does; the WHATWG has no names for them. */
type CodePage = keyof typeof upperHalves

export const isCodePage = (encoding: string): encoding is CodePage => encoding in upperHalves

export function decodeCodePage(bytes: Uint8Array, codePage: CodePage): string {
  const upper = upperHalves[codePage]
  return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : upper.charAt(byte - 128))).join('')
}

/** What Windows-1252 has from 128 to 159 (WHATWG Encoding, index-windows-1252). */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/**
 * As the WHATWG defines it. Node 20 (20.20.2, with ICU 78.2) decodes it as Latin-1, in which these are control characters: the euro
 * sign and dashes would be lost wherever a file is read outside of a browser.
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009F]/g, (control) => windowsSigns.charAt(control.charCodeAt(0) - 128))
}
