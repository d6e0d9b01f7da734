import { base64, demoPassword, type TestApp } from '../app.ts';

/** A browser or the page of an app, which the server knows by its cookie. */
export async function openDevice(gateway: TestApp) {
  const { cookies } = await gateway.app.inject('/config.json');
  const device = cookies.find(({ name }) => name === 'DISPOSITIVO')?.value ?? '';
  const send = (request: Parameters<TestApp['send']>[0]) =>
    gateway.send({ ...request, cookies: { DISPOSITIVO: device } });
  return {
    send,
    async signIn(username: string): Promise<string> {
      const payload = { username, password: base64(demoPassword) };
      const { body } = await send({ method: 'POST', url: '/api/ping/clienti/v1/login', payload });
      return body.access_token as string;
    },
  };
}
