import type { SocialLink } from './schema.ts'

/** Where the firm is elsewhere. Replace the addresses before publishing. */
export const socialLinks: readonly SocialLink[] = [
  { id: 1, abr: 'LI', title: 'LinkedIn', icon: 'linkedin', path: 'https://www.linkedin.com/company/larkhythe' },
  { id: 2, abr: 'IG', title: 'Instagram', icon: 'instagram', path: 'https://www.instagram.com/larkhythe' },
  { id: 3, abr: 'FB', title: 'Facebook', icon: 'facebook', path: 'https://www.facebook.com/larkhythe' },
  // Labelled Twitter and leading to a short-video platform on purpose (specification, section 3).
  { id: 4, abr: 'TW', title: 'Twitter', icon: 'twitter', path: 'https://www.tiktok.com/@larkhythe', accessibleName: 'Twitter (opens our short videos)' },
]
