import { lazy, Suspense } from 'react';

const RichText = lazy(() =>
  import('./RichText.tsx').then(
    (part) => ({ default: part.RichText }),
    () => ({ default: Plain }),
  ),
);

/** What only Markdown has. */
const MARKS = /[*_`[\]#<>|\\]|^\s*(?:[-+]|\d+[.)])\s/m;

/** A text that is plain nearly always: what reads Markdown comes only where there is some. */
export function PlainOrRichText({ children }: { children: string }) {
  if (!MARKS.test(children)) return <Plain>{children}</Plain>;
  return (
    <Suspense fallback={<Plain>{children}</Plain>}>
      <RichText>{children}</RichText>
    </Suspense>
  );
}

function Plain({ children }: { children: string }) {
  return (
    <>
      {children.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
