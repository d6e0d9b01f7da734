import { StartFailedLater } from '../routes/-frame/start-failed-later.tsx';
import { takeForms } from '../ui/open-page/held-form.ts';
import { PageRoot } from './PageRoot.tsx';

export async function showStartFailed(element: HTMLElement, error: unknown): Promise<void> {
  const { createRoot } = await import('react-dom/client');
  takeForms();
  createRoot(element).render(
    <PageRoot>
      <StartFailedLater error={error} />
    </PageRoot>,
  );
}
