import { beforeEach, onTestFinished, vi } from 'vitest';
import '../src/ui/theme/base.css';

/** The browser's own log of a failed response that a test caused on purpose. */
const SAID_ANYWAY = /^Failed to load resource/;

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
