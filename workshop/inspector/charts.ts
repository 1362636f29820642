const files: Readonly<Record<string, string>> = import.meta.glob('/docs/machines/*.svg', { query: '?raw', import: 'default', eager: true })

/** The drawn charts, by the names of their machines. */
export const charts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, svg]) => [file.replace(/^.*\/|\.svg$/g, ''), svg]),
)
