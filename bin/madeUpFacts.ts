export interface Facts {
  readonly siteUrl: string
  readonly companyNumber: string
  readonly telephone: { readonly href: string }
  readonly email: string
  readonly address: { readonly postcode: string }
}

/** What is to be said while facts about the firm cannot be true: the law wants the true ones on a company's website (SI 2015/17). */
export function madeUpFacts({ siteUrl, companyNumber, telephone, email, address }: Facts): readonly string[] {
  const isMadeUp = {
    // No address of the web ends so (RFC 2606).
    siteUrl: new URL(siteUrl).hostname.endsWith('.example'),
    companyNumber: /^0+$/.test(companyNumber),
    // Kept by Ofcom for drama.
    telephone: telephone.href.startsWith('tel:+442079460'),
    email: email.endsWith('.example'),
    // No postcode of the Royal Mail's has one of these letters at its end.
    address: /[CIKMOV][A-Z]?$/.test(address.postcode),
  }
  const fields = Object.entries(isMadeUp).flatMap(([field, is]) => (is ? [field] : []))
  return fields.length === 0 ? [] : [`Made up in src/content/settings.ts: ${fields.join(', ')}. Replace what is marked “Replace” there before you publish.`]
}
