import { problemOf } from '../../api/errors/errors.ts';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';

/** Lazy: loaded when an error becomes possible. */
export function SignInError({ error }: { error: Error }) {
  // The error may arrive while the user types the password again, so it must not take the focus.
  return <FormProblem problem={problemOf(error)} takesFocus={false} />;
}
