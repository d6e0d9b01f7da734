export function wayOut(id: string): '/registrazione' | '/recupera-credenziali' {
  return id === 'register' ? '/registrazione' : '/recupera-credenziali';
}
