import { readableError } from '../../../api/errors/errors.ts';

/** What an error means and what to do, within something else that tells of it. */
export function ErrorWords({ error }: { error: unknown }) {
  const { meaning, advice } = readableError(error);
  return (
    <>
      {meaning} {advice}
    </>
  );
}
