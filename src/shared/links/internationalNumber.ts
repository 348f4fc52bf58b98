/**
 * Countries by the digit that is dialled before a number at home alone (ITU-T E.164, national prefix): code of the country, and of how
 * many digits a mobile number is. After the metadata of libphonenumber (Apache 2.0) of 2026. Without Argentina, whose mobile numbers
 * are written otherwise at home.
 */
const countries = {
  '0': `
    AE971/9 AF93/9 AL355/9 AM374/8 AT43/7-13 AU61/9 AX358/6-10 AZ994/9 BA387/8-9 BD880/10 BE32/9 BG359/8-9 BL590/9
    BO591/8 BR55/10-11 CC61/9 CD243/7-9 CH41/9 CN86/11 CO57/10 CU53/8 CX61/9 DE49/10-11 DZ213/9 EC593/9 EG20/10
    EH212/9 ER291/7 ET251/9 FI358/6-10 FR33/9 GB44/10 GE995/9 GF594/9 GG44/10 GH233/9 GP590/9 HR385/8-9 ID62/9-12
    IE353/9 IL972/9 IM44/10 IN91/10 IQ964/10 IR98/10 JE44/10 JO962/9 JP81/10 KE254/9 KG996/9 KH855/8-9 KI686/8
    KP850/10 KR82/9-10 LA856/9-10 LB961/7-8 LI423/7-9 LK94/9 LR231/7-9 LT370/8 LY218/9 MA212/9 MC377/8-9 MD373/8
    ME382/8 MF590/9 MG261/9 MK389/8 MM95/7-10 MN976/8 MQ596/9 MW265/9 MY60/9-10 NA264/9 NG234/10 NL31/9-11 NP977/10
    NZ64/8-10 PE51/9 PH63/10 PK92/10 PM508/6-9 PS970/9 PY595/9 RE262/9 RO40/9 RS381/8-10 RW250/9 SA966/9 SD249/9
    SE46/9 SI386/8 SK421/9 SL232/8 SO252/7-9 SS211/9 SY963/9 TH66/9 TR90/10 TW886/9 TZ255/9 UA380/9 UG256/9 UY598/8
    VE58/10 VN84/9 XK383/8 YE967/9 YT262/9 ZA27/5-9 ZM260/9 ZW263/9`,
  '1': `
    AG1/10 AI1/10 AS1/10 BB1/10 BM1/10 BS1/10 CA1/10 DM1/10 DO1/10 GD1/10 GU1/10 JM1/10 KN1/10 KY1/10 LC1/10 MH692/7
    MP1/10 MS1/10 PR1/10 SX1/10 TC1/10 TT1/10 US1/10 VC1/10 VG1/10 VI1/10`,
  '8': `
    BY375/9 KZ7/10 RU7/10 TM993/8`,
  '06': `
    HU36/9`,
  '': `
    AC247/5 AD376/6-9 AO244/9 AW297/7 BF226/8 BH973/8 BI257/8 BJ229/10 BN673/7 BQ599/7 BT975/8 BW267/8 BZ501/7 CF236/8
    CG242/9 CI225/10 CK682/5 CL56/9 CM237/9 CR506/8 CV238/7 CW599/7-8 CY357/8 CZ420/9 DJ253/8 DK45/8 EE372/7-8 ES34/9
    FJ679/7 FK500/5 FM691/7 FO298/6 GA241/7-8 GI350/8 GL299/6 GM220/7-9 GN224/9 GQ240/9 GR30/10 GT502/8 GW245/9
    GY592/7 HK852/8 HN504/8 HT509/8 IO246/7 IS354/7-9 IT39/9-10 KM269/7 KW965/8 LS266/8 LU352/9 LV371/8 ML223/8
    MO853/8 MR222/8 MT356/8 MU230/8 MV960/7 MX52/10 MZ258/9 NC687/6 NE227/8 NF672/6 NI505/8 NO47/8 NR674/7 NU683/4-7
    OM968/8 PA507/7-8 PF689/8 PG675/8 PL48/9 PT351/9 PW680/7 QA974/8 SB677/5-7 SC248/7 SG65/8 SH290/5 SJ47/8 SM378/8
    SN221/9 SR597/7 ST239/7 SV503/8 SZ268/8 TA290/4 TD235/8 TG228/8 TJ992/9 TK690/4-7 TL670/8 TN216/8 TO676/7
    TV688/6-7 UZ998/9 VA39/9-10 VU678/7 WF681/6 WS685/7-10`,
}

interface Country {
  code: string
  /** Dialled at home alone; empty: nothing is, as in Italy, where the zero is of the number. */
  trunk: string
  shortest: number
  longest: number
}

const byRegion = new Map<string, Country>(
  Object.entries(countries).flatMap(([trunk, line]) =>
    line
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [, region = '', code = '', shortest = '', longest = shortest] =
          /^([A-Z]{2})(\d+)\/(\d+)(?:-(\d+))?$/.exec(entry) ?? []
        return [region, { code, trunk, shortest: Number(shortest), longest: Number(longest) }]
      }),
  ),
)
const trunks = new Map([...byRegion.values()].map(({ code, trunk }) => [code, trunk]))

/** E.164: no number has more. */
const LONGEST = 15
/** Of fewer there is no number with its area. */
const SHORTEST = 7

/** Without the `0` that is written after the country's code, and dialled at home alone. */
function withoutTrunk(digits: string): string {
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => trunks.has(start)) ?? ''
  const trunk = trunks.get(code) ?? ''
  const number = digits.slice(code.length)
  return trunk.startsWith('0') && number.startsWith(trunk) ? code + number.slice(trunk.length) : digits
}

/** A number as it is written at home; what may lack its area, or may be read in two ways, is none. */
function fromHome(digits: string, { code, trunk, shortest, longest }: Country): string | undefined {
  const isMobile = (number: string) => number.length >= Math.max(shortest, SHORTEST - 1) && number.length <= longest
  const behind = trunk !== '' && digits.startsWith(trunk) ? digits.slice(trunk.length) : undefined
  // No number begins with a zero where one is put before it.
  const isTrunkSure = behind !== undefined && (trunk.startsWith('0') || !isMobile(digits))
  if (isTrunkSure) return behind.length >= SHORTEST && behind.length <= longest ? code + behind : undefined
  const hasCode = digits.startsWith(code) && isMobile(digits.slice(code.length))
  // Where lengths differ much, a number without its area has the length of another with it.
  const isWhole = isMobile(digits) && (trunk === '' || longest - shortest < 3)
  if (hasCode === isWhole) return undefined
  return hasCode ? digits : code + digits
}

/**
 * The digits of a number as it is dialled from anywhere, the country's code first: one that is written without it is of `region`.
 * Undefined where it cannot be known, and where it has an extension.
 */
export function internationalNumber(phone: string, region: string | undefined): string | undefined {
  if (/[a-z]/i.test(phone)) return undefined
  const [, sign = ''] = /^[\s(]*(\+|00)/.exec(phone) ?? []
  const digits = phone.replaceAll(/\D/g, '')
  const country = byRegion.get(region ?? '')
  const number =
    sign === '' ? country && fromHome(digits, country) : withoutTrunk(sign === '00' ? digits.slice(2) : digits)
  return number !== undefined && number.length >= SHORTEST && number.length <= LONGEST ? number : undefined
}
