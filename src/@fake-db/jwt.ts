import * as z from 'zod/mini'
import { faceOf } from './faces'
import { nextId } from './rows'
import { invalid, post, type SampleCall } from './sampleCall'

const TOKEN_TTL_S = 10 * 60

interface Ability {
  action: string
  subject: string
}

interface Account {
  id: number
  fullName: string
  username: string
  email: string
  password: string
  role: 'admin' | 'client'
}

export interface SampleSignIn {
  userData: Omit<Account, 'password'> & { avatar: string; ability: Ability[] }
  accessToken: string
  refreshToken: string
}

const abilities: Record<Account['role'], Ability[]> = {
  admin: [{ action: 'manage', subject: 'all' }],
  client: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
}

const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')

/** In the shape of a JSON Web Token, and signed by nobody: it opens nothing. */
function tokenOf(id: number, use: 'access' | 'refresh'): string {
  const iat = Math.floor(Date.now() / 1000)
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ id, use, iat, exp: iat + TOKEN_TTL_S })}.`
}

function signInOf({ id, fullName, username, email, role }: Account): SampleSignIn {
  return {
    userData: { id, fullName, username, email, role, avatar: faceOf(fullName), ability: abilities[role] },
    accessToken: tokenOf(id, 'access'),
    refreshToken: tokenOf(id, 'refresh'),
  }
}

const Credentials = z.object({ email: z.string(), password: z.string() })
const Registration = z.object({ ...Credentials.shape, username: z.string() })

/**
 * Sign-in of the samples, apart from the product's: it changes nothing about who is signed in. Refused with 400, since a 401
 * would make the client renew the real session. Renewing is the product's call, and refuses these tokens.
 */
export function jwtCalls(): SampleCall[] {
  const accounts: Account[] = [
    {
      id: 1,
      fullName: 'Alba Abreu',
      username: 'alba',
      email: 'admin@samples.example.org',
      password: 'admin',
      role: 'admin',
    },
    {
      id: 2,
      fullName: 'Bento Bauer',
      username: 'bento',
      email: 'client@samples.example.org',
      password: 'client',
      role: 'client',
    },
  ]
  return [
    post('/jwt/login', (ask) => {
      const { email, password } = ask.body(Credentials)
      const account = accounts.find((known) => known.email === email && known.password === password)
      return account ? [200, signInOf(account)] : invalid('Email or Password is Invalid')
    }),
    post('/jwt/register', (ask) => {
      const given = ask.body(Registration)
      const fields = {
        ...(accounts.some(({ email }) => email === given.email) && { email: 'This email is already in use.' }),
        ...(accounts.some(({ username }) => username === given.username) && {
          username: 'This username is already in use.',
        }),
      }
      const [message] = Object.values(fields)
      if (message !== undefined) return invalid(message, fields)
      const account: Account = { id: nextId(accounts), fullName: '', role: 'client', ...given }
      accounts.push(account)
      return [201, signInOf(account)]
    }),
  ]
}
