/** So much the clocks of browser and server may differ, and a call may take. */
const MARGIN_S = 30

/** Whether an access token (a JWT) still has some time to go: with an older one a call would be refused. Throws at other text. */
export function isFresh(accessToken: string): boolean {
  const payload = accessToken.split('.')[1] ?? ''
  const { exp }: { exp?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  return typeof exp === 'number' && exp > Date.now() / 1000 + MARGIN_S
}
