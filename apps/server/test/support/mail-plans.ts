/** Mails that servers have planned: whoever is waited for is noticed a moment later, by one of the processes. */
import { expect, vi } from 'vitest'
import type { TestServer } from './online.ts'

const plans: string[] = []

/** From now on what this server plans is noted once it is stored. */
export function notePlans({ online }: TestServer): void {
  const { mail } = online.store
  const plan = mail.plan.bind(mail)
  vi.spyOn(mail, 'plan').mockImplementation(async (guest, at, pause) => {
    await plan(guest, at, pause)
    plans.push(guest)
  })
}

export const plansOf = (guest: string) => plans.filter((one) => one === guest)

export async function planned(guest: string, times: number): Promise<void> {
  await expect.poll(() => plansOf(guest).length).toBe(times)
}
