import { draw, Spot } from '../Spot.tsx';

export function Videocall() {
  return (
    <Spot sun="left">
      <rect className={draw.paper} x="88" y="34" width="64" height="114" rx="12" />
      <path d="M112 42h16" />
      <circle className={draw.sun} cx="120" cy="78" r="12" />
      <path className={draw.shade} d="M98 118c0-14 10-24 22-24s22 10 22 24Z" />
      <circle className={draw.paper} cx="120" cy="132" r="7" />
      <rect className={draw.paper} x="160" y="66" width="40" height="30" rx="8" />
      <path className={draw.sun} d="m174 74 13 7-13 7Z" />
    </Spot>
  );
}

export function Socket() {
  return (
    <Spot sun="left">
      <rect className={draw.paper} x="60" y="62" width="74" height="74" rx="14" />
      <circle className={draw.shade} cx="97" cy="99" r="24" />
      <circle className={draw.ink} cx="97" cy="87" r="3.4" />
      <circle className={draw.ink} cx="97" cy="99" r="3.4" />
      <circle className={draw.ink} cx="97" cy="111" r="3.4" />
      <path d="M152 91h-12M152 107h-12" />
      <path className={draw.paper} d="M152 83h14a16 16 0 0 1 0 32h-14Z" />
      <path d="M182 99h6c14 0 16 12 16 24v25" />
      <path className={draw.sun} d="m172 34-16 24h12l-4 18 16-24h-12Z" />
    </Spot>
  );
}

export function Tap() {
  return (
    <Spot sun="right">
      <path className={draw.paper} d="M58 74h48c24 0 40 14 40 36v4h-24v-4c0-8-6-12-16-12H58Z" />
      <path className={draw.shade} d="M50 66h12v40H50Z" />
      <path d="M90 74V58M74 54h32M84 46h12v12H84Z" />
      <path d="M118 114h32" />
      <path className={draw.sun} d="M134 124c6 8 8 11 8 15a8 8 0 0 1-16 0c0-4 2-7 8-15Z" />
      <path d="M62 148h60M150 148h44" />
    </Spot>
  );
}

export function WashingMachine() {
  return (
    <Spot sun="right">
      <rect className={draw.paper} x="74" y="42" width="92" height="106" rx="10" />
      <path d="M74 66h92M84 54h22" />
      <circle className={draw.sun} cx="152" cy="54" r="4" />
      <circle className={draw.paper} cx="120" cy="106" r="30" />
      <path className={draw.shade} d="M93 108c9-8 18-8 27 0s18 8 27 0a27 27 0 0 1-54 0Z" />
      <circle cx="112" cy="94" r="3" />
      <circle cx="126" cy="98" r="2" />
    </Spot>
  );
}

export function Bulb() {
  return (
    <Spot>
      <path className={draw.sunLine} d="M120 26v-10M70 46l-8-8M170 46l8-8M54 88H42M186 88h12" strokeWidth="3" />
      <path className={draw.sun} d="M106 120c0-12-16-20-16-38a30 30 0 0 1 60 0c0 18-16 26-16 38Z" />
      <path className={draw.onSun} d="M112 120V92l8 6 8-6v28" />
      <path className={draw.paper} d="M106 120h28v14a8 8 0 0 1-8 8h-12a8 8 0 0 1-8-8Z" />
      <path d="M106 128h28M114 148h12" />
    </Spot>
  );
}

export function Shop() {
  return (
    <Spot sun="left">
      <path className={draw.paper} d="M66 84h108v64H66Z" />
      <path className={draw.shade} d="M60 56h120l8 28H52Z" />
      <path className={draw.paper} d="M86 56h17l-3 28H79ZM137 56h17l7 28h-21Z" />
      <path d="M52 84h136" />
      <path className={draw.sun} d="M78 98h44v32H78Z" />
      <path className={draw.paper} d="M134 148v-46h28v46Z" />
      <circle className={draw.ink} cx="156" cy="126" r="2.4" />
    </Spot>
  );
}

export function Flame() {
  return (
    <Spot sun="right">
      <path
        className={draw.paper}
        d="M124 34c3 24 32 34 32 66a36 36 0 0 1-72 0c0-18 10-24 16-36 3 8 7 12 11 13 2-16 4-30 13-43Z"
      />
      <path
        className={draw.sun}
        d="M122 84c2 12 16 17 16 31a18 18 0 0 1-36 0c0-9 6-12 9-18 2 4 4 6 6 6 1-8 1-13 5-19Z"
      />
      <path d="M84 148h72M96 141h48" />
    </Spot>
  );
}

export function Bolt() {
  return (
    <Spot sun="left">
      <path d="M58 148V66M46 80h24M50 66h16M182 148V66M170 80h24M174 66h16" />
      <path className={draw.soft} d="M58 72c40 22 84 22 124 0M58 82c40 22 84 22 124 0" />
      <path className={draw.sun} d="m132 40-34 56h22l-8 44 36-60h-23Z" />
    </Spot>
  );
}

export function Shield() {
  return (
    <Spot sun="right">
      <path className={draw.paper} d="M120 36c16 12 30 14 44 14 2 42-10 76-44 96-34-20-46-54-44-96 14 0 28-2 44-14Z" />
      <path className={draw.shade} d="M120 50v82c24-16 34-40 34-70-12-1-22-4-34-12Z" />
      <path className={draw.sun} d="M100 96l20-17 20 17v22h-40Z" />
      <path d="M94 101l26-22 26 22" />
    </Spot>
  );
}

export function Charger() {
  return (
    <Spot sun="left">
      <rect className={draw.paper} x="66" y="44" width="54" height="104" rx="10" />
      <rect className={draw.shade} x="76" y="54" width="34" height="24" rx="5" />
      <path className={draw.sun} d="m96 88-14 22h10l-4 18 15-23H93Z" />
      <path d="M120 96h10c10 0 10 10 10 18v8c0 14 22 14 22 0v-22" />
      <path className={draw.paper} d="M150 78h24v12a12 12 0 0 1-24 0Z" />
      <path d="M156 78V66M168 78V66" />
    </Spot>
  );
}

export function Phone() {
  return (
    <Spot sun="right">
      <rect className={draw.paper} x="86" y="30" width="68" height="118" rx="12" />
      <path d="M112 38h16M98 88h44M98 104h30M98 120h38" />
      <rect className={draw.shade} x="98" y="52" width="44" height="24" rx="6" />
      <circle className={draw.sun} cx="154" cy="46" r="14" />
      <path className={draw.onSun} d="M154 39v9M154 53v.5" />
    </Spot>
  );
}

export function Meter() {
  return (
    <Spot sun="left">
      <path d="M90 148v-18M150 148v-18" />
      <rect className={draw.paper} x="70" y="44" width="100" height="88" rx="12" />
      <rect className={draw.shade} x="84" y="58" width="72" height="28" rx="6" />
      <path d="M98 66v12M111 66v12M124 66v12" />
      <rect className={draw.sun} x="134" y="62" width="16" height="20" rx="3" />
      <circle className={draw.paper} cx="120" cy="108" r="14" />
      <path d="m120 108 7-7" />
    </Spot>
  );
}

export function Discount() {
  return (
    <Spot sun="left">
      <path className={draw.paper} d="M74 38h64a8 8 0 0 1 8 8v102l-12-8-12 8-12-8-12 8-12-8-12 8Z" />
      <path d="M90 60h40M90 78h40M90 96h22" />
      <circle className={draw.sun} cx="152" cy="110" r="28" />
      <path className={draw.onSun} d="M164 98a15 15 0 1 0 0 24M142 106h15M142 114h15" />
    </Spot>
  );
}

export function Clock() {
  return (
    <Spot>
      <circle className={draw.paper} cx="120" cy="92" r="54" />
      <path className={draw.shade} d="M120 92V38a54 54 0 0 1 46.800 81Z" />
      <path className={draw.sun} d="M120 92 73.200 119A54 54 0 0 0 120 146Z" />
      <path d="M120 92V58M120 92l24 14M120 44v4M168 92h-4M72 92h4" />
      <circle className={draw.ink} cx="120" cy="92" r="3.500" />
    </Spot>
  );
}

export function Garden() {
  return (
    <Spot>
      <circle className={draw.sun} cx="174" cy="54" r="18" stroke="none" />
      <path className={draw.sunLine} d="M174 26v-6M202 54h6M194 34l4-4M154 34l-4-4" strokeWidth="3" />
      <path d="M104 148V92" />
      <path
        className={draw.leaf}
        d="M104 112c-26 2-38-10-40-30 24-2 38 8 40 30ZM104 98c0-24 12-36 36-38 2 22-10 36-36 38Z"
      />
      <path className={draw.paper} d="M82 128h44l-5 20H87Z" />
      <path d="M150 148c0-16 6-24 6-24s6 8 6 24M178 148c0-12 5-18 5-18s5 6 5 18" />
    </Spot>
  );
}
