import { whenIdle } from '../when-idle.ts';

const SERVICE_WORKER = '/service-worker.js';

/** Registers the service worker when nothing else is pending: its first visit downloads the shell. */
export async function registerWorker(): Promise<void> {
  // Absent without HTTPS and in some private windows, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return;
  await whenIdle();
  await workers.register(SERVICE_WORKER, { updateViaCache: 'none' });
}
