import path from 'node:path';
import { startSpecGateway } from './gateway.ts';

// `npm run spec-gateway [-- <port>]`: serves the built web app with a gateway that has only the calls of the
// provider's
// documents. Sign in as `full` or `operatore`.

const [port = '0'] = process.argv.slice(2);
const { url } = await startSpecGateway({
  webRoot: path.join(import.meta.dirname, '../../apps/web/dist'),
  port: Number(port),
});
console.log(url);
