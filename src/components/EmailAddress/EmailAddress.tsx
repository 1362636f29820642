/** An e-mail address that is text: where it takes two lines it breaks behind its “@”, and is copied whole. */
export function EmailAddress({ email }: { readonly email: string }) {
  const [name, host] = email.split('@')
  return <>{`${name}@`}<wbr />{host}</>
}
