import { beforeEach, onTestFinished, vi } from 'vitest';
import '../src/ui/theme/base.css';

/** What the browser says by itself about an answer that a test made bad on purpose. */
const SAID_ANYWAY = /^Failed to load resource/;

// As in the journeys, a test also fails on what a customer would not see.
beforeEach(() => {
  const error = vi.spyOn(console, 'error');
  onTestFinished(() => {
    const said = error.mock.calls.map((words) => words.map(String).join(' '));
    error.mockRestore();
    const trouble = said.filter((words) => !SAID_ANYWAY.test(words));
    if (trouble.length > 0) throw new Error(trouble.join('\n'));
  });
});
