/** The agency's mark, on 28 × 28: a ball that lands on a line. The cards (`art/cards.mjs`) and the icons (`art/drawings/icons.mjs`) draw it for themselves. */
export function Mark({ ball }: { /** The ball's class. */ readonly ball: string }) {
  return (
    <>
      <circle className={ball} cx="9" cy="8.5" r="8.5" />
      <path d="M0 17h28v5h-1.5v6h-5v-6H0z" fill="currentColor" />
    </>
  )
}
