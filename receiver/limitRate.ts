export interface RateLimit {
  /** Counts a call, and says for how many seconds the caller has to wait: 0 where there is no need. */
  wait(caller: string): number
}

/** At most so many calls from one caller in each window of time, in ms. */
export function limitRate(most: number, window: number, now: () => number = Date.now): RateLimit {
  const callers = new Map<string, { readonly until: number; calls: number }>()
  return {
    wait(caller) {
      const time = now()
      for (const [name, { until }] of callers) if (until <= time) callers.delete(name)
      const known = callers.get(caller) ?? { until: time + window, calls: 0 }
      known.calls += 1
      callers.set(caller, known)
      return known.calls > most ? Math.ceil((known.until - time) / 1000) : 0
    },
  }
}
