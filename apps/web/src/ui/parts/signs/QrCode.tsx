import { encode } from 'uqr';
import classes from './QrCode.module.css';

interface QrCodeProps {
  text: string;
  /** What it is, for who can't see it. */
  label: string;
  /** How large it is at least, where a format says so. */
  version?: number;
}

/** A text as a picture that a telephone reads: always dark on light, or it can't. */
export function QrCode({ text, label, version = 1 }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', minVersion: version, border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={classes['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
