import { createServer } from 'node:http';

// The control: answers at once whatever is asked, so that what is left of an attack is the cost of its clients.

createServer((request, response) => {
  request.resume();
  response.writeHead(request.url === '/ready' ? 200 : 503, { 'retry-after': '2' }).end();
}).listen(Number(process.env['PORT']), '127.0.0.1');

process.on('disconnect', () => process.exit(1));
process.on('SIGTERM', () => process.exit(0));
