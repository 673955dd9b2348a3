/** All limits on what comes in and goes out, by the settings. */
import type { Online } from '../online.ts'
import type { Limits } from '../settings.ts'
import { RateLimiter } from './rate-limiter.ts'

export function makeRateLimiters(limits: Limits, now: () => number): Online['rateLimiters'] {
  return {
    guest: new RateLimiter(limits.perGuest, now),
    address: new RateLimiter(limits.perAddress, now),
    newGuests: new RateLimiter(limits.newGuests, now),
    chat: new RateLimiter(limits.chat, now),
    messages: new RateLimiter(limits.messages, now),
    bytes: new RateLimiter(limits.bytes, now),
    abuse: new RateLimiter(limits.abuse, now),
    newTables: new RateLimiter(limits.newTables, now),
    newTablesPerAddress: new RateLimiter(limits.newTablesPerAddress, now),
    adminTries: new RateLimiter(limits.adminTries, now),
    people: new RateLimiter(limits.people, now),
    waiting: new RateLimiter(limits.waiting, now),
    pushDevices: new RateLimiter(limits.pushDevices, now),
    mailAddresses: new RateLimiter(limits.mailAddresses, now),
    pushCalls: new RateLimiter(limits.pushCalls, now),
  }
}
