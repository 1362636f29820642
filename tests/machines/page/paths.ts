/** The report. */
export const folder = 'reports/machines'
/** What the visitors bring home, for the report to be made of. */
export const visits = 'reports/visits'
/** What Playwright says of the tours and of the walks. */
export const outcome = 'reports/machines.json'
