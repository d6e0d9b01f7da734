import { whenIdle } from './when-idle.ts';

/** Loads third-party scripts when nothing else is pending. A script that fails only disables its wallet. */
export async function loadScripts(urls: readonly string[]): Promise<void> {
  await whenIdle();
  for (const url of urls) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    document.head.append(script);
  }
}
