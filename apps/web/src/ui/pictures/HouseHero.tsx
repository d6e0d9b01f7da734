import { useId } from 'react';

import { useBrand } from '../brand/brand.ts';
import { cx } from '../cx.ts';
import classes from './HouseHero.module.css';

/**
 * The provider's own picture, or the house with its supplies, on the gradient. The essential parts are in the middle, because a phone crops the top
 * and a desktop the sides.
 */
export function HouseHero({ className }: { className?: string | undefined }) {
  const glow = useId();
  const { illustration } = useBrand();
  if (illustration) return <img {...illustration} alt="" />;
  return (
    <svg
      className={cx(classes['hero'], className)}
      viewBox="0 0 720 460"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={glow} cx="502" cy="300" r="250" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="var(--glow)" stopOpacity=".72" />
          <stop offset=".35" stopColor="var(--glow)" stopOpacity=".26" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>

      <path d="M0 0h720v300H0Z" fill={`url(#${glow})`} />
      <g className={classes['light']} strokeWidth="1.5">
        <path d="M414 300a88 88 0 0 1 176 0" opacity=".4" />
        <path d="M384 300a118 118 0 0 1 236 0" opacity=".24" />
        <path d="M350 300a152 152 0 0 1 304 0" opacity=".13" />
      </g>
      <path d="M444 300a58 58 0 0 1 116 0Z" fill="var(--disc)" />
      <path
        className={classes['stars']}
        d="M96 118h.1M208 84h.1M338 66h.1M392 116h.1M470 58h.1M560 92h.1M640 138h.1M676 70h.1M60 40h.1M150 20h.1M300 24h.1M424 12h.1M610 26h.1"
        stroke="#fff"
        strokeWidth="3"
        opacity=".7"
      />

      <path
        d="M0 300V238c40-14 62-44 104-50 34-4 52 30 84 38 40 10 66-26 104-22 44 4 60 56 104 70 28 10 52 10 76 26Z"
        fill="#0b3563"
        opacity=".28"
      />
      <path
        d="M0 238c40-14 62-44 104-50 34-4 52 30 84 38 40 10 66-26 104-22 44 4 60 56 104 70"
        className={classes['light']}
        strokeWidth="1.5"
        opacity=".35"
      />
      <path d="M540 300c30-8 44-34 78-40 40-6 62 22 102 18v22Z" fill="#0b3563" opacity=".3" />
      <path
        d="M560 293c22-10 34-28 58-33 40-6 62 22 102 18"
        className={classes['light']}
        strokeWidth="1.5"
        opacity=".35"
      />

      <path d="M0 300h720v160H0Z" fill="#06305f" opacity=".35" />
      <path d="M0 300h720" className={classes['light']} strokeWidth="1.5" opacity=".55" />

      <g className={classes['light']}>
        <path
          d="M148 312l17-150 17 150M157 232h16M153.5 262h23M151 286h28M155.5 246l19 16M176.5 262l-25 24M157 232l17 14M153.5 262l25.5 24"
          strokeWidth="2"
        />
        <path d="M136 190h58M142 206h46M165 162v-8" strokeWidth="2.5" />
        <path d="M136 190v7M194 190v7M142 206v6M188 206v6" strokeWidth="2" />
        <path
          d="M194 197c32 30 74 40 116 22M188 212c34 26 78 32 122 12M136 197C100 214 50 214-10 196M142 212c-40 14-96 14-152-2"
          strokeWidth="1.5"
          opacity=".7"
        />
      </g>

      <path
        d="M96 318c30-9 84-10 140-10h250c54 0 104 1 140 9-30 10-92 14-266 14S126 328 96 318Z"
        fill="var(--leaf-dark)"
        className={classes['ink']}
        stroke="none"
      />

      <g className={classes['ink']} fill="var(--leaf)">
        <path d="M246 312c-11 0-16-18-16-42s7-54 16-54 16 30 16 54-5 42-16 42Z" />
        <path d="M221 312c-8 0-12-14-12-32s5-40 12-40 12 22 12 40-4 32-12 32Z" />
        <path d="M246 312v-46M221 312v-34" />
      </g>

      <g className={classes['ink']}>
        <path d="M428 196v-44h20v44" fill="var(--wall)" />
        <path d="M423 152h30" strokeWidth="4" />
        <path d="M366 226h114v86H366Z" fill="var(--wall-shade)" />
        <path d="M278 226l44-46 44 46v86h-88Z" fill="var(--wall)" />
        <path d="M322 174h122l56 60H380Z" fill="var(--roof)" />
        <g fill="var(--panel)" stroke="#d9e9fb" strokeWidth="1.5">
          <path d="M352 182h27l15.6 17h-27ZM385 182h27l15.6 17h-27ZM418 182h21l15.6 17h-21ZM373.2 205h27l15.6 17h-27ZM406.2 205h27l15.6 17h-27ZM439.2 205h21l15.6 17h-21Z" />
        </g>
        <path d="M265 237l57-60 57 60" strokeWidth="12" strokeLinecap="butt" strokeLinejoin="miter" />
        <path
          d="M266.5 235.500l55.5-58.5 55.5 58.5"
          stroke="#2a62a8"
          strokeWidth="7.5"
          strokeLinecap="butt"
          strokeLinejoin="miter"
        />

        <g fill="var(--lit)">
          <circle cx="322" cy="216" r="8" />
          <rect x="290" y="246" width="28" height="28" rx="3" />
          <rect x="384" y="252" width="28" height="28" rx="3" />
          <path d="M430 312v-56a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v56Z" />
        </g>
        <path d="M304 246v28M290 260h28M398 252v28M384 266h28M447 252v60" />
        <path d="M330 312v-44a11 11 0 0 1 22 0v44Z" fill="#2a62a8" />
        <path d="M346 290v3" stroke="#ffcf7d" strokeWidth="3" />
        <path d="M424 312h46M324 312h34" strokeWidth="4" />
      </g>

      <g className={classes['ink']}>
        <rect x="488" y="280" width="44" height="32" rx="4" fill="var(--wall)" />
        <circle cx="504" cy="296" r="10" fill="var(--wall-shade)" />
        <path d="M504 296l6-5M504 296l-7-3M504 296l1 8M521 288v16M527 288v16" strokeWidth="1.75" />
      </g>

      <g className={classes['ink']}>
        <path d="M580 313c2-30-2-48 4-74" strokeWidth="5" />
        <path d="M582 272l16-20M582 262l-14-18" strokeWidth="3" />
        <path
          d="M536 240c2-16 14-20 22-18 4-12 22-18 34-8 14-6 28 2 28 14 8 2 12 10 8 16-22 6-70 6-92-4Z"
          fill="var(--leaf)"
        />
      </g>

      <g stroke="var(--disc)" strokeWidth="2.5">
        <path d="M470 340h66M484 352h40M474 364h22M508 364h24M490 378h26M498 394h14" opacity=".85" />
      </g>
      <g className={classes['light']} strokeWidth="1.5" opacity=".5">
        <path d="M40 326h38M20 344h70M120 340h70M270 344h60M560 344h90M60 362h44M286 366h44M330 362h70M600 362h80M100 382h70M260 382h120M560 382h60M30 402h80M204 402h66M420 402h40M620 402h60M140 424h110M330 424h80M520 424h70M60 444h60M280 444h50M440 444h100" />
      </g>
      <path d="M300 340h44M310 351h26M436 340h22" stroke="#ffcf7d" strokeWidth="2" opacity=".65" />

      <g className={classes['ink']} transform="translate(-312 61) scale(.86)" strokeWidth="2">
        <path d="M604 358h52c-3 9-10 13-18 13h-20c-7 0-12-5-14-13Z" fill="var(--wall)" />
        <path d="M628 358v-48" className={classes['light']} />
        <path d="M632 316c12 8 18 20 18 36h-18Z" fill="var(--sail)" />
        <path d="M624 322c-8 8-12 18-13 30h13Z" fill="#ffc766" />
      </g>

      <path
        d="M250 132c5-6 10-6 14 0 4-6 9-6 14 0M292 112c4-5 8-5 11 0 3-5 7-5 11 0"
        className={cx(classes['light'], classes['gulls'])}
        strokeWidth="1.75"
        opacity=".8"
      />
    </svg>
  );
}
