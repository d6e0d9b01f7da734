/** Keeps cookies and the token, and sends them with the anti-forgery header as the web app does. */
export class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  #token: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async open(path: string): Promise<Response> {
    return this.#fetch(path, {});
  }

  async read<Answer>(path: string): Promise<Answer> {
    return this.#call<Answer>('GET', path);
  }

  async change<Answer>(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#call<Answer>('POST', path, body, headers);
  }

  async signIn(username: string, password: string): Promise<void> {
    const { access_token: token } = await this.change<{ access_token: string }>('/api/ping/clienti/v1/login', {
      username,
      password: inBase64(password),
    });
    this.#token = token;
  }

  async #call<Answer>(method: string, path: string, body?: object, headers = {}): Promise<Answer> {
    if (!this.#cookies.has('XSRF-TOKEN')) await (await this.open('/config.json')).text();
    const sent = await this.#fetch(path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await sent.text();
    if (!sent.ok) throw new Error(`${method} ${path} answers ${sent.status}: ${text}`);
    return JSON.parse(text) as Answer;
  }

  async #fetch(path: string, { headers, ...init }: RequestInit): Promise<Response> {
    const xsrf = this.#cookies.get('XSRF-TOKEN');
    const answer = await fetch(this.#origin + path, {
      ...init,
      redirect: 'manual',
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(xsrf !== undefined && { 'x-xsrf-token': decodeURIComponent(xsrf) }),
        ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
        ...(headers as Record<string, string>),
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }
}

export const inBase64 = (text: string): string => Buffer.from(text).toString('base64');
