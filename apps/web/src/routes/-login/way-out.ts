/** Where a link of the login leads to. */
export function wayOut(id: string): '/registrazione' | '/recupera-credenziali' {
  return id === 'register' ? '/registrazione' : '/recupera-credenziali';
}
