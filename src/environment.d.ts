/** What of the build's environment the site's code may ask for: a name that is misspelt is a type error. */
interface ViteTypeOptions {
  readonly strictImportMetaEnv: unknown
}

interface ImportMetaEnv {
  readonly VITE_CONTACT_ENDPOINT?: string
  readonly VITE_CONTACT_FORMAT?: string
}
