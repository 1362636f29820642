/**
 * What the runs do not reach and may not, each with its reason. A line that is not needed any more fails the tests,
 * so that this list never grows old.
 */
interface Exceptions {
  /** Of the chart, by the name that the run prints: no step of the model leads there. */
  readonly unreached: Readonly<Record<string, string>>
  /** Changes of a machine that nobody could notice. */
  readonly survivors: Readonly<Record<string, string>>
}

export const exceptions: Exceptions = {
  unreached: {},
  survivors: {},
}
