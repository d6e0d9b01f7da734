// Exits with 0 if the server of this container can serve; the image has no curl.
const port = process.env.PORT ?? '3000';
try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal: AbortSignal.timeout(4000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
