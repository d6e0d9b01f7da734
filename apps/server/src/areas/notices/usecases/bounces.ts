/** A report about one mail (RFC 3464). */
export interface Bounce {
  /** The id of our message. */
  readonly messageId: string;
  readonly outcome: 'CONSEGNATA' | 'NON_CONSEGNATA';
  readonly at: Date | undefined;
  readonly text: string;
}

/** Outcomes by the `Action` of a report; the others decide nothing yet. */
const OUTCOMES: Readonly<Record<string, Bounce['outcome']>> = { delivered: 'CONSEGNATA', failed: 'NON_CONSEGNATA' };

/**
 * Returns the report that a mail holds; undefined for another mail, and for a report that decides nothing. Our id is
 * in the envelope that the report names, or in the headers of the mail that it returns.
 */
export function readBounce(mail: string): Bounce | undefined {
  const unfolded = mail.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ');
  const [head = ''] = unfolded.split('\n\n', 1);
  if (!/^content-type:\s*multipart\/report\b/im.test(head)) return undefined;
  const outcome = OUTCOMES[fieldOf(unfolded, 'Action')?.toLowerCase() ?? ''];
  const body = unfolded.slice(head.length);
  const messageId = idOf(fieldOf(unfolded, 'Original-Envelope-Id')) ?? idOf(fieldOf(body, 'Message-ID'));
  if (outcome === undefined || messageId === undefined) return undefined;
  const at = new Date(fieldOf(head, 'Date') ?? '');
  const text = fieldOf(unfolded, 'Diagnostic-Code') ?? fieldOf(unfolded, 'Status') ?? '';
  return { messageId, outcome, at: Number.isNaN(at.getTime()) ? undefined : at, text: text.slice(0, 500) };
}

function fieldOf(text: string, name: string): string | undefined {
  return new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(text)?.[1]?.trim();
}

/** Ids of our messages are UUIDs, which no other mail has in these places. */
function idOf(text: string | undefined): string | undefined {
  return /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(text ?? '')?.[0].toLowerCase();
}
