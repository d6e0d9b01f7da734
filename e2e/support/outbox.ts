import { expect, type APIRequestContext } from '@playwright/test';

export interface Message {
  readonly to: string;
  readonly channel: string;
  readonly subject: string | null;
  readonly text: string;
  readonly link: string | null;
  readonly code: string | null;
  readonly at: string;
}

async function messagesTo(request: APIRequestContext, to: string): Promise<Message[]> {
  const answer = await request.get(`/api/demo/outbox?to=${encodeURIComponent(to)}`);
  expect(answer.status()).toBe(200);
  const body = (await answer.json()) as Message[] | { messages: Message[] };
  return Array.isArray(body) ? body : body.messages;
}

/** Waits until the recipient has `count` messages, and returns the newest. */
export async function newestMessage(request: APIRequestContext, to: string, count: number): Promise<Message> {
  await expect.poll(async () => (await messagesTo(request, to)).length).toBe(count);
  const [newest] = await messagesTo(request, to);
  if (newest === undefined) throw new Error(`Nothing was sent to ${to}`);
  return newest;
}

/** Waits for the message with a subject among all of the recipient. */
export async function messageAbout(request: APIRequestContext, to: string, subject: string): Promise<Message> {
  const found = async () => (await messagesTo(request, to)).find((message) => message.subject === subject);
  await expect.poll(async () => (await found()) !== undefined, { timeout: 120_000 }).toBe(true);
  const message = await found();
  if (message === undefined) throw new Error(`Nothing about "${subject}" was sent to ${to}`);
  return message;
}
