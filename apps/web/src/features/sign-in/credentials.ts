/** What a person types to sign in. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

export type CredentialField = 'username' | 'password';

/** Reads the form as it was sent; spaces around a username come from keyboards, not from people. */
export function credentialsOf(form: FormData): Credentials {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { username: text('username').trim(), password: text('password'), rememberMe: form.get('rememberMe') !== null };
}

/** The fields that are still empty, in the order of the form. */
export function missingFields({ username, password }: Credentials): CredentialField[] {
  const missing: CredentialField[] = [];
  if (username === '') missing.push('username');
  if (password === '') missing.push('password');
  return missing;
}
