/** The brand that the site wears. For another, name its theme here. */
export * from './themes/larkhythe.ts'
