/** Settles once no modal is open, or as soon as nobody wants to know any more. @returns whether it is still wanted. */
export async function untilNoModal(isWanted: () => boolean): Promise<boolean> {
  while (isWanted() && document.querySelector('[role=dialog]')) await new Promise(requestAnimationFrame)
  return isWanted()
}
