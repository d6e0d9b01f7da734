import { draw, Spot } from './Spot.tsx';

export function LitHouse() {
  return (
    <Spot sun="right">
      <path className={draw.leaf} d="M58 148c-10 0-14-10-14-26s5-32 14-32 14 16 14 32-4 26-14 26ZM58 148v-24" />
      <path className={draw.paper} d="M84 148V88l44-36 44 36v60Z" />
      <path d="M74 96l54-44 54 44" />
      <path className={draw.sun} d="M98 98h22v22H98Z" />
      <path className={draw.onSun} d="M109 98v22M98 109h22" />
      <path className={draw.shade} d="M134 148v-32a12 12 0 0 1 24 0v32Z" />
      <circle className={draw.ink} cx="152" cy="130" r="2" />
      <path d="M146 66V50h14v27" />
    </Spot>
  );
}

export function Bills() {
  return (
    <Spot sun="left">
      <path className={draw.shade} d="m150 44 30 10a6 6 0 0 1 4 8l-28 82-40-13Z" />
      <path className={draw.paper} d="M76 38h68a8 8 0 0 1 8 8v102l-12-8-13 8-13-8-13 8-13-8-12 8V46a8 8 0 0 1 8-8Z" />
      <path d="M94 60h40M94 76h26" />
      <rect className={draw.sun} x="92" y="92" width="46" height="22" rx="8" />
      <path className={draw.onSun} d="M102 103h26" />
      <path className={draw.soft} d="M94 126h40" />
    </Spot>
  );
}

export function EnergyCurve() {
  return (
    <Spot>
      <rect className={draw.paper} x="48" y="36" width="144" height="96" rx="12" />
      <path className={draw.soft} d="M62 62h116M62 86h116M62 110h116" />
      <path
        className={draw.shade}
        d="M62 118V98c12 0 14-18 26-18s12 12 24 12 14-38 28-38 12 30 22 30 10-8 16-8v42Z"
        stroke="none"
      />
      <path d="M62 98c12 0 14-18 26-18s12 12 24 12 14-38 28-38 12 30 22 30 10-8 16-8" />
      <circle className={draw.sun} cx="140" cy="54" r="8" />
      <path d="M104 132v16M136 132v16M92 148h56" />
    </Spot>
  );
}

export function Gift() {
  return (
    <Spot sun="right">
      <path className={draw.paper} d="M74 96h92v52H74Z" />
      <path className={draw.shade} d="M66 74h108v22H66Z" />
      <path className={draw.sun} d="M110 74h20v74h-20Z" />
      <path
        className={draw.paper}
        d="M120 74c-8-24-40-34-42-16-1 12 20 16 42 16ZM120 74c8-24 40-34 42-16 1 12-20 16-42 16Z"
      />
      <path className={draw.sunLine} d="M48 58v-12M42 52h12M196 104v-12M190 98h12" strokeWidth="3" />
    </Spot>
  );
}

export function IdCard() {
  return (
    <Spot sun="left" low>
      <rect className={draw.paper} x="58" y="56" width="124" height="84" rx="12" />
      <circle className={draw.sun} cx="92" cy="86" r="12" />
      <path className={draw.shade} d="M72 124c0-12 9-20 20-20s20 8 20 20Z" />
      <path d="M126 82h40M126 98h40M126 114h24" />
    </Spot>
  );
}
