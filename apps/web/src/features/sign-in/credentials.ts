export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

export type CredentialField = 'username' | 'password';

/** Trims the username, because keyboards add spaces. */
export function credentialsOf(form: FormData): Credentials {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { username: text('username').trim(), password: text('password'), rememberMe: form.get('rememberMe') !== null };
}

export function missingFields({ username, password }: Credentials): CredentialField[] {
  const missing: CredentialField[] = [];
  if (username === '') missing.push('username');
  if (password === '') missing.push('password');
  return missing;
}
