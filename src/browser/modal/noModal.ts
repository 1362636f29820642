import { livingPanel } from '#browser/landmarks'

/** Whether the menu lies over the page, or is still on its way out. A dialog may also be that of a browser's extension. */
export const isModalThere = (): boolean => document.querySelector(livingPanel) !== null

/** Settles once no modal is open, or as soon as nobody wants to know any more. @returns whether it is still wanted. */
export async function untilNoModal(isWanted: () => boolean): Promise<boolean> {
  while (isWanted() && isModalThere()) await new Promise(requestAnimationFrame)
  return isWanted()
}
