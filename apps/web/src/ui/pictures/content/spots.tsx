import { draw, Spot } from '../Spot.tsx';

export function Boiler() {
  return (
    <Spot sun="right">
      <path d="M98 132v16M114 132v16M130 132v16M146 132v16" />
      <path d="M112 46V28h20v18" className={draw.paper} />
      <rect className={draw.paper} x="82" y="44" width="80" height="88" rx="10" />
      <path d="M82 104h80" />
      <path className={draw.sun} d="M122 60c1 8 11 11 11 22a11 11 0 0 1-22 0c0-5 3-7 5-10 1 3 2 4 3 4 0-6 0-11 3-16Z" />
      <circle className={draw.shade} cx="98" cy="118" r="6" />
      <rect className={draw.shade} x="114" y="112" width="34" height="12" rx="4" />
      <path d="M98 118v-3" />
    </Spot>
  );
}

export function AirConditioner() {
  return (
    <Spot sun="left" low>
      <rect className={draw.paper} x="58" y="48" width="124" height="44" rx="12" />
      <path className={draw.shade} d="M70 78h100v14H70Z" />
      <path d="M70 78h100M148 62h14" />
      <circle className={draw.sun} cx="74" cy="62" r="4" />
      <path d="M84 104c0 8-7 8-7 16s7 8 7 15M110 104c0 8-7 8-7 16s7 8 7 15M136 104c0 8-7 8-7 16s7 8 7 15M162 104c0 8-7 8-7 16s7 8 7 15" />
    </Spot>
  );
}

export function Router() {
  return (
    <Spot sun="left">
      <path d="M78 56a60 60 0 0 1 84 0M92 72a40 40 0 0 1 56 0M105 87a21 21 0 0 1 30 0" />
      <path d="M88 118V98M152 118V98" />
      <rect className={draw.paper} x="72" y="116" width="96" height="26" rx="8" />
      <path d="M82 142v6M158 142v6M134 129h22" />
      <circle className={draw.sun} cx="88" cy="129" r="4" />
      <circle className={draw.leaf} cx="102" cy="129" r="4" />
    </Spot>
  );
}

export function Panels() {
  return (
    <Spot>
      <circle className={draw.sun} cx="176" cy="52" r="16" stroke="none" />
      <path className={draw.sunLine} d="M176 24v-5M196 32l4-4M204 52h5M196 72l4 4M156 32l-4-4" strokeWidth="3" />
      <path d="M92 112v36M146 112v36M80 148h24M134 148h24" />
      <path className={draw.paper} d="M72 68h92l14 50H54Z" />
      <path d="M64 93h106.500M102.5 68 95 118M133.5 68l7.5 50" />
      <path d="M72 68h30.500l-3.7 25H65ZM133.5 68 137 93h34l-7-25Z" fill="var(--sp-draw-shade)" />
    </Spot>
  );
}

export function Technician() {
  return (
    <Spot>
      <path className={draw.paper} d="M98 90v20a13 13 0 0 0 26 0V90Z" />
      <path className={draw.paper} d="M68 148v-12c0-16 11-27 27-28l16 12 16-12c16 1 27 12 27 28v12Z" />
      <path className={draw.shade} d="M90 148v-28h42v28Z" />
      <path d="M95 108l-2 12M127 108l2 12M103 134h16M84 148v-6M138 148v-6" />
      <path className={draw.paper} d="M88 66v8c0 14 9 25 23 25s23-11 23-25v-8Z" />
      <path className={draw.sun} d="M85 66a26 26 0 0 1 52 0Z" />
      <path d="M79 66h64" />
      <path className={draw.onSun} d="M111 41v10M99 45l3 8M123 45l-3 8" />
      <circle className={draw.ink} cx="102" cy="77" r="2.6" />
      <circle className={draw.ink} cx="120" cy="77" r="2.6" />
      <path d="M105 87c4 4 8 4 12 0" />
      <path d="M176 122v-5a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v5" />
      <rect className={draw.paper} x="161" y="122" width="48" height="26" rx="5" />
      <path d="M161 133h48" />
      <rect className={draw.sun} x="180" y="129" width="10" height="8" rx="2" />
    </Spot>
  );
}

export function MailSent() {
  return (
    <Spot sun="right" low>
      <path className={draw.soft} d="M30 88h26M22 104h30M36 120h20" />
      <rect className={draw.paper} x="70" y="64" width="108" height="72" rx="10" />
      <path d="M74 70l42 36a12 12 0 0 0 16 0l42-36M74 131l34-32M174 131l-34-32" />
      <circle className={draw.sun} cx="178" cy="64" r="12" />
      <path className={draw.onSun} d="m173 64 4 4 6.5-7" />
    </Spot>
  );
}

export function AllDone() {
  return (
    <Spot>
      <path className={draw.sunLine} d="M120 34v-14M74 52l-9-10M166 52l9-10M56 92l-14-4M184 92l14-4" strokeWidth="3" />
      <circle className={draw.sun} cx="120" cy="96" r="44" />
      <path className={draw.onSun} d="m100 97 14 14 27-29" strokeWidth="4.5" />
      <path
        className={draw.paper}
        d="M14 148c16-10 30-10 46 0s30 10 46 0 30-10 46 0 30 10 46 0 20-9 28-4v4Z"
        stroke="none"
      />
      <path d="M26 142c12-5 22-4 34 2 16 8 30 8 46 0s30-8 46 0 30 8 46 0c6-3 11-4 16-4" />
    </Spot>
  );
}

export function LockKey() {
  return (
    <Spot sun="left">
      <path d="M96 86V68a24 24 0 0 1 48 0v18" />
      <rect className={draw.paper} x="80" y="86" width="80" height="62" rx="12" />
      <circle className={draw.sun} cx="120" cy="110" r="8" />
      <path d="M120 118v10" />
    </Spot>
  );
}
