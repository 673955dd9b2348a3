/** Making a passkey and coming in with one, as WebAuthn has it. Whatever does not verify is null; nothing is thrown at strangers. */

import type { Guest, OnlineStore, Passkey } from '@quayside/store'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { claim, isOwnChallenge, newChallenge } from './challenges.ts'
import type { PasskeySite } from './site.ts'

export interface Ceremony {
  readonly store: OnlineStore
  readonly site: PasskeySite
  readonly now: number
}

interface Made {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    readonly transports: string[]
  }
}

interface Shown {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
  }
}

/** Ed25519, P-256 and RSA: what authenticators have. Newer ones are experiments in Node. */
const ALGORITHMS = [-8, -7, -257]
const ENTERING = 'enter'
const makingFor = ({ id }: Guest) => `make ${id}`

export async function makingOptions({ store, site, now }: Ceremony, guest: Guest): Promise<object> {
  const known = await store.passkeys.of(guest.id)
  return generateRegistrationOptions({
    rpName: 'Quayside',
    rpID: site.rpId,
    userName: guest.name,
    userID: Uint8Array.from(Buffer.from(guest.id)),
    challenge: await newChallenge(store, makingFor(guest), now),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
}

export async function madePasskey(
  { store, site, now }: Ceremony,
  guest: Guest,
  made: Made,
): Promise<Passkey | null> {
  const challenge = challengeIn(made.response)
  if (!(await isOwnChallenge(store, makingFor(guest), challenge, now))) return null
  const verified = await verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!verified?.verified || !(await claim(store, challenge))) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const { transports } = made.response
  const key = Buffer.from(publicKey).toString('base64url')
  return { id, guest: guest.id, publicKey: key, counter, transports, created: now, used: null }
}

/** The device itself knows for whom it has one: nobody is asked for a name. */
export async function enteringOptions({ store, site, now }: Ceremony): Promise<object> {
  const challenge = await newChallenge(store, ENTERING, now)
  return generateAuthenticationOptions({ rpID: site.rpId, challenge, userVerification: 'preferred' })
}

export async function enteringGuest({ store, site, now }: Ceremony, shown: Shown): Promise<Guest | null> {
  const challenge = challengeIn(shown.response)
  if (!(await isOwnChallenge(store, ENTERING, challenge, now))) return null
  const known = await store.passkeys.find(shown.id)
  if (!known) return null
  const { id, publicKey, counter } = known.passkey
  const verified = await verifyAuthenticationResponse({
    response: { ...shown, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: false,
  }).catch(() => null)
  if (!verified?.verified || !(await claim(store, challenge))) return null
  await store.passkeys.use(id, verified.authenticationInfo.newCounter, now)
  return known.guest
}

/** Empty where it does not read. */
function challengeIn({ clientDataJSON }: { readonly clientDataJSON: string }): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
