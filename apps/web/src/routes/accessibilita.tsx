import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityPage } from '../features/support/accessibility/AccessibilityPage.tsx';

export const Route = createFileRoute('/accessibilita')({
  staticData: { title: msg`Dichiarazione di accessibilità` },
  component: AccessibilityPage,
});
