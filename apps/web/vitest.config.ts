import { availableParallelism } from 'node:os';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../../tools/lib/chromium.ts';
import { texts } from './build/texts.ts';

const root = import.meta.dirname;

/**
 * Components in a real browser, before a gateway that the test speaks for. The plugins stand in the
 * order of the build (vite.config.ts), so that what is shown is Italian; the contracts keep their
 * examples, which are what the gateway answers unless a test says otherwise.
 */
export default defineConfig({
  root,
  plugins: [babel({ presets: [texts(root)] }), react(), lingui({ cwd: root, failOnMissing: true })],
  // Whatever is only found on the way would load the page anew, in the middle of a test.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/routes/**/*.tsx', 'src/**/*.component.test.tsx', 'test/*.ts*'],
    include: ['react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react'],
  },
  test: {
    name: 'component',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: 'test/setup.ts',
    // How long a click takes is not what it tests, and the machine may do other things.
    testTimeout: 120_000,
    // By default one core is kept free and a page waits for the other; a test waits for its page half of the time.
    maxWorkers: Math.max(2, availableParallelism()),
    // Each test opens an app of its own; what all of them consist of is loaded once.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions,
        contextOptions: { locale: 'it-IT', timezoneId: 'Europe/Rome', reducedMotion: 'reduce', hasTouch: true },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
      screenshotFailures: false,
    },
  },
});
