import { createRoot } from 'react-dom/client';
import { unlock } from '../../native/session/lock.ts';
import { startShell } from '../../native/start.ts';
import type { KeyValue } from '../../session/storage/key-value.ts';
import { PageRoot } from '../PageRoot.tsx';
import { LockedPage, type Answer } from './LockedPage.tsx';
import { PluginWarning } from './PluginWarning.tsx';

/** Connects the page with the app around it; returns the storage of the remembered session, unlocked. */
export function openShell(element: HTMLElement): Promise<KeyValue> {
  void startShell(warnOfPlugins);
  return unlock(() => askAgain(element));
}

function askAgain(element: HTMLElement): Promise<Answer> {
  return new Promise((resolve) => {
    const root = createRoot(element);
    const onAnswer = (answer: Answer) => {
      root.unmount();
      resolve(answer);
    };
    root.render(
      <PageRoot>
        <LockedPage onAnswer={onAnswer} />
      </PageRoot>,
    );
  });
}

function warnOfPlugins(): void {
  const element = document.createElement('div');
  document.body.prepend(element);
  const root = createRoot(element);
  const close = () => {
    root.unmount();
    element.remove();
  };
  root.render(
    <PageRoot>
      <PluginWarning onClose={close} />
    </PageRoot>,
  );
}
