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

// Tests stay in one page. The app of an earlier test that leaves it late, for the sign-in, would take all later tests
// along; its test is named here.
let running: string | undefined;
beforeEach(({ task }) => {
  running = task.name;
});
window.navigation.addEventListener('navigate', (event) => {
  if (event.hashChange || event.downloadRequest !== null || !event.cancelable) return;
  // oxlint-disable-next-line no-console -- The runner shows it beside the test's result.
  console.warn(`Navigation to ${event.destination.url} stopped, in or after: ${running}`);
  event.preventDefault();
});
