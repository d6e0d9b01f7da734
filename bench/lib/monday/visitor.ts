import { solveCaptcha, type Challenge } from './captcha.ts';

/**
 * Keeps cookies and the token, sends them with the anti-forgery header, and solves the captcha when it is asked for, as
 * the web app does.
 */
export class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  #token: string | undefined;
  #captchas = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Counts the captchas solved so far. */
  get captchas(): number {
    return this.#captchas;
  }

  async open(path: string): Promise<Response> {
    return this.#fetch(path, {});
  }

  async read<Answer>(path: string): Promise<Answer> {
    return parse(await this.#call('GET', path)) as Answer;
  }

  async change<Answer>(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    if (!this.#cookies.has('XSRF-TOKEN')) await (await this.open('/config.json')).text();
    const sent = await this.#call('POST', path, body, headers);
    if (sent.status !== 422 || !sent.text.includes('CAPTCHA_REQUIRED')) return parse(sent) as Answer;
    const recaptcha = await solveCaptcha(await this.read<Challenge>('/api/sportello/v1/captcha'));
    this.#captchas += 1;
    return parse(await this.#call('POST', path, { ...body, recaptcha }, headers)) as Answer;
  }

  async signIn(username: string, password: string): Promise<void> {
    const { access_token: token } = await this.change<{ access_token: string }>('/api/ping/clienti/v1/login', {
      username,
      password: inBase64(password),
    });
    this.#token = token;
  }

  async #call(method: string, path: string, body?: object, headers = {}): Promise<Sent> {
    const answer = await this.#fetch(path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { request: `${method} ${path}`, status: answer.status, text: await answer.text() };
  }

  async #fetch(path: string, { headers, ...init }: RequestInit): Promise<Response> {
    const xsrf = this.#cookies.get('XSRF-TOKEN');
    const answer = await fetch(this.#origin + path, {
      ...init,
      redirect: 'manual',
      headers: {
        // A reload of nginx closes idle connections; a browser would send again, `fetch` would not.
        connection: 'close',
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

interface Sent {
  readonly request: string;
  readonly status: number;
  readonly text: string;
}

function parse({ request, status, text }: Sent): unknown {
  if (status < 200 || status > 299) throw new Error(`${request} answers ${status}: ${text}`);
  return JSON.parse(text);
}

export const inBase64 = (text: string): string => Buffer.from(text).toString('base64');
