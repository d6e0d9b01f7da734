import { encode } from 'uqr';
import classes from './QrCode.module.css';

interface QrCodeProps {
  text: string;
  label: string;
  /** Minimum QR version, if a format requires one. */
  version?: number;
}

/** Draws a QR code, always dark on light, which scanners need. */
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
