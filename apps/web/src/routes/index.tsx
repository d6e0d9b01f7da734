import { createFileRoute, redirect } from '@tanstack/react-router';

/** The empty path redirects to the login (pagine.percorsi.1). */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/login', replace: true });
  },
});
