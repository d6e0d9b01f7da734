import { beforeEach, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import '../src/ui/theme/base.css';

/** The browser's own log of a failed response that a test caused on purpose. */
const SAID_ANYWAY = /^Failed to load resource/;

/** The part of the browser's protocol that the tests use. */
interface Protocol {
  send: (method: 'Input.dispatchMouseEvent', params: { type: 'mouseMoved'; x: number; y: number }) => Promise<void>;
}

// A pointer that the test before left over a link would preload its page, which makes calls.
beforeEach(() => (cdp() as Protocol).send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 }));

// As in the journeys, a test also fails on errors invisible to a customer.
beforeEach(() => {
  const error = vi.spyOn(console, 'error');
  onTestFinished(() => {
    const said = error.mock.calls.map((words) => words.map(String).join(' '));
    error.mockRestore();
    const trouble = said.filter((words) => !SAID_ANYWAY.test(words));
    if (trouble.length > 0) throw new Error(trouble.join('\n'));
  });
});
