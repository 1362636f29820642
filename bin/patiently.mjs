/**
 * Waits for the work, and says every ten seconds that it goes on.
 * @template T
 * @param {string} doing
 * @param {Promise<T>} work
 */
export async function patiently(doing, work) {
  const began = Date.now()
  const reminder = setInterval(() => console.log(`  still ${doing}, ${seconds(began)} …`), 10_000)
  try {
    return await work
  } finally {
    clearInterval(reminder)
  }
}

/** @param {number} began */
export function seconds(began) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`
}
