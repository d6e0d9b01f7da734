import { draw, Spot } from './Spot.tsx';

export function EmptyHouse() {
  return (
    <Spot sun="left" low>
      <path className={draw.leaf} d="M196 148c-9 0-13-9-13-24s5-30 13-30 13 15 13 30-4 24-13 24ZM196 148v-22" />
      <path className={draw.paper} d="M92 148V98l40-34 40 34v50Z" />
      <path d="M82 106l50-42 50 42" />
      <path className={draw.shade} d="M121 148v-26a11 11 0 0 1 22 0v26Z" />
      <circle className={draw.paper} cx="132" cy="90" r="7" />
      <path className={draw.dashed} d="M22 92c24 22 44 26 62 22" />
      <path d="M84 114l-7-3M84 114l-5 6" />
    </Spot>
  );
}

export function Lighthouse() {
  return (
    <Spot>
      <path d="M98 58 34 40v36l64-8Z" fill="var(--sp-draw-sun-shade)" stroke="none" />
      <path d="M142 58l64-18v36l-64-8Z" fill="var(--sp-draw-sun-shade)" stroke="none" />
      <path className={draw.paper} d="M106 76h28l8 72H98Z" />
      <path className={draw.shade} d="M104.2 96h31.600l2 18H102.200Z" />
      <path className={draw.paper} d="M104 50h32v26h-32Z" />
      <rect className={draw.sun} x="113" y="56" width="14" height="14" rx="3" />
      <path className={draw.shade} d="M102 50l18-16 18 16Z" />
      <path d="M120 34v-8M96 76h48" />
      <path className={draw.paper} d="M113 148v-11a7 7 0 0 1 14 0v11Z" />
      <path className={draw.leaf} d="M52 148c2-10 10-16 20-14 8-8 24-4 24 14Z" />
      <path className={draw.soft} d="M176 112c4-4 7-4 10 0 3-4 6-4 10 0M192 92c3-3 5-3 7 0 2-3 4-3 7 0" />
    </Spot>
  );
}

export function Shutter() {
  return (
    <Spot>
      <path className={draw.paper} d="M66 68h108v80H66Z" />
      <path className={draw.shade} d="M76 78h88v42H76Z" />
      <path className={draw.soft} d="M77 89h86M77 99.500h86M77 110h86" />
      <path d="M76 78h88v42H76Z" />
      <circle className={draw.sun} cx="120" cy="100" r="13" />
      <path className={draw.onSun} d="M120 92v8l6 4" />
      <path
        className={draw.paper}
        d="M60 52h120l6 18a10 10 0 0 1-22 0 10 10 0 0 1-22 0 10 10 0 0 1-22 0 10 10 0 0 1-22 0 10 10 0 0 1-22 0 10 10 0 0 1-24 0Z"
      />
      <path
        className={draw.shade}
        d="M78 52h21l-1 18a10 10 0 0 1-22 0ZM120 52h21l1 18a10 10 0 0 1-22 0ZM162 52h18l6 18a10 10 0 0 1-22 0Z"
      />
      <path d="M60 52h120M60 44v8M180 44v8" />
      <path className={draw.paper} d="M70 130h100v18H70Z" />
      <path d="M60 130h120M84 139h30" />
    </Spot>
  );
}
