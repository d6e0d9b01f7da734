import { availableParallelism } from 'node:os';
import path from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../../tools/lib/chromium.ts';
import { texts } from './build/texts.ts';

const root = import.meta.dirname;

/**
 * Component tests in a real browser with a fake gateway. The plugins keep the build's order (vite.config.ts), so that
 * texts are Italian; the contracts keep their examples, which are the gateway's default answers.
 */
export default defineConfig({
  root,
  plugins: [babel({ presets: [texts(root)] }), react(), lingui({ cwd: root, failOnMissing: true })],
  define: { MODEL_SHAPE: JSON.stringify('test') },
  // A dependency discovered later would reload the page in the middle of a test.
  optimizeDeps: {
    entries: [
      'src/main.ts',
      'src/routes/**/*.tsx',
      'src/**/*.worker.ts',
      'src/**/*.component.test.tsx',
      'test/**/*.ts*',
    ],
    include: ['react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react'],
  },
  test: {
    name: 'component',
    include: ['{src,test}/**/*.component.test.tsx'],
    setupFiles: 'test/setup.ts',
    globalSetup: 'test/pictures/reduce-colours.ts',
    // Tests don't measure speed, and the machine may be busy.
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // The default keeps one core free for a page; here a test waits for its page half of the time.
    maxWorkers: Math.max(2, availableParallelism()),
    // Each test opens its own app; the modules are loaded once.
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
      expect: {
        toMatchScreenshot: {
          // One picture for all machines: the comparison allows for how each renders fonts.
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.01 },
          resolveScreenshotPath: ({ root, testFileDirectory, arg, ext }) =>
            path.join(root, testFileDirectory, `${arg}${ext}`),
          resolveDiffPath: ({ root, arg, ext }) => path.join(root, 'test-results', `${arg}${ext}`),
        },
      },
    },
  },
});
