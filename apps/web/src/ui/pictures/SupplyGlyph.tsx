import type { ReactNode } from 'react';

/** Line in the colour of the text, body in a breath of it. */
const GLYPHS: Record<string, ReactNode> = {
  luce: <path className="b" d="M18.5 3.5 7 18.2h7.6l-1.1 10.3L25 13.8h-7.6Z" />,
  gas: (
    <>
      <path
        className="b"
        d="M16.6 3.2c.4 5.4 8.4 8.4 8.4 16a9 9 0 0 1-18 0c0-4.3 2.3-6.6 4-9.2.5 2.2 1.4 3.4 2.7 4.2.1-4.2.5-7.9 2.9-11Z"
      />
      <path d="M16.2 28.2a4.2 4.2 0 0 1-4.2-4.3c0-2.6 2.4-3.8 3.2-6.2 2.8 1.4 5.2 3.4 5.2 6.2a4.2 4.2 0 0 1-4.2 4.3Z" />
    </>
  ),
  fibra: (
    <>
      <path d="M16 18.5V10M13.8 18.5c0-5-6.8-3.6-6.8-8.4M18.2 18.5c0-5 6.8-3.6 6.8-8.4" />
      <path className="b" d="M14 18.5h4a1.8 1.8 0 0 1 1.8 1.8v8.2h-7.6v-8.2a1.8 1.8 0 0 1 1.8-1.8Z" />
      <circle className="b" cx="16" cy="6.2" r="2.7" />
      <circle className="b" cx="7" cy="7.4" r="2.7" />
      <circle className="b" cx="25" cy="7.4" r="2.7" />
    </>
  ),
  servizio: (
    <>
      <path className="b" d="M16 3.5 26.5 7v8.2c0 6.9-4.4 11-10.5 13.3C9.9 26.2 5.5 22.1 5.5 15.200V7Z" />
      <path d="m11 15.6 3.6 3.6 6.6-7.2" />
    </>
  ),
  prodotto: (
    <>
      <rect className="b" x="7" y="3.5" width="18" height="22" rx="3.5" />
      <path d="M12 9.500h8M11.5 29v-3.500M16 29v-3.500M20.5 29v-3.5" />
      <circle cx="16" cy="17.5" r="3.2" />
    </>
  ),
  unknown: (
    <>
      <path className="b" d="M8 3.500h11l6 6V25a3.5 3.5 0 0 1-3.5 3.500h-13A1.5 1.5 0 0 1 7 27V4.500a1 1 0 0 1 1-1Z" />
      <path d="M18.5 4v6.500h6M12 16.500h8M12 22h5" />
    </>
  ),
};

/** Electricity, gas, fibre, service, product: in the line of the drawings, for a small size. */
export function SupplyGlyph({ kind }: { kind: string }) {
  return (
    <svg
      className="sp-glyph"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {GLYPHS[kind] ?? GLYPHS['unknown']}
    </svg>
  );
}
