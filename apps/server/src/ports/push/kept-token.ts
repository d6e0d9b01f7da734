interface MadeToken {
  readonly value: string;
  /** Milliseconds for which it is used. */
  readonly forMs: number;
}

export interface KeptToken {
  /** Returns the current token, made once however many ask. */
  current(): Promise<string>;
  /** Forgets a token that was rejected, unless it was replaced meanwhile. */
  drop(value: string): void;
}

/** Keeps a token that a push service asks for, and makes the next one in time. */
export function keepToken(make: () => Promise<MadeToken>): KeptToken {
  let held: { readonly value: string; readonly until: number } | undefined;
  let making: Promise<string> | undefined;
  const renew = async () => {
    const { value, forMs } = await make();
    held = { value, until: performance.now() + forMs };
    return value;
  };
  return {
    async current() {
      if (held !== undefined && held.until > performance.now()) return held.value;
      making ??= renew().finally(() => (making = undefined));
      return making;
    },
    drop(value) {
      if (held?.value === value) held = undefined;
    },
  };
}

/** Sends with the current token, and once more with a new one if it was rejected. */
export async function withToken<Answer>(
  token: KeptToken,
  send: (value: string) => Promise<Answer>,
  isRejected: (answer: Answer) => boolean,
): Promise<Answer> {
  const value = await token.current();
  const answer = await send(value);
  if (!isRejected(answer)) return answer;
  token.drop(value);
  return send(await token.current());
}
