import { useBrand } from './brand.ts';
import classes from './Logo.module.css';
import { cx } from '../cx.ts';

function LogoMark({ size = 40, className }: { size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <path d="M12.5 22.5a7.5 7.5 0 0 1 15 0Z" fill="var(--sp-draw-sun)" />
      <path d="M6 22.5a14 14 0 0 1 28 0" stroke="currentColor" strokeWidth="2.75" strokeLinecap="round" />
      <path
        d="M4 28.5c2.7 0 2.7 2 5.3 2s2.7-2 5.4-2 2.6 2 5.3 2 2.7-2 5.3-2 2.7 2 5.4 2 2.6-2 5.3-2"
        stroke="currentColor"
        strokeWidth="2.75"
        strokeLinecap="round"
      />
      <path
        d="M12 35c2.7 0 2.7 2 5.3 2s2.7-2 5.4-2 2.6 2 5.3 2"
        stroke="currentColor"
        strokeWidth="2.75"
        strokeLinecap="round"
        opacity=".6"
      />
    </svg>
  );
}

export interface LogoProps {
  /** The background: a card or page, or the gradient. */
  on?: 'card' | 'horizon';
  size?: number;
  className?: string;
}

/** The widest that a logo may be, for the side bar and beside the actions of a phone. */
const WIDEST = 200;

/** The provider's own logo if it has one, else the drawn mark. A mark has the provider's name beside it. */
export function Logo({ on = 'card', size = 40, className }: LogoProps) {
  const { name, logo } = useBrand();
  const scale = logo && Math.min(size / logo.height, WIDEST / logo.width);
  const isMark = !logo || logo.width < 1.25 * logo.height;
  const [first = name, ...rest] = name.split(' ');
  return (
    <span className={cx(classes['logo'], on === 'horizon' && classes['onHorizon'], className)}>
      {scale ? (
        <img
          className={logo.plate ? classes['plate'] : undefined}
          src={logo.src}
          alt={isMark ? '' : name}
          width={Math.round(logo.width * scale)}
          height={Math.round(logo.height * scale)}
        />
      ) : (
        <LogoMark size={size} />
      )}
      {isMark && (
        <span className={classes['word']}>
          <strong>{first}</strong> {rest.join(' ')}
        </span>
      )}
    </span>
  );
}
