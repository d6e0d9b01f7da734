import { draw, Spot } from './Spot.tsx';

export function ErrorCable() {
  return (
    <Spot low>
      <rect className={draw.paper} x="152" y="62" width="46" height="58" rx="10" />
      <circle className={draw.shade} cx="175" cy="91" r="14" />
      <path
        className={draw.ink}
        d="M170 83.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM170 94.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"
        transform="translate(5)"
      />
      <path d="M16 128c24 14 40-2 40-18s12-19 26-19" />
      <path className={draw.paper} d="M82 75h14a16 16 0 0 1 0 32H82a5 5 0 0 1-5-5V80a5 5 0 0 1 5-5Z" />
      <path d="M112 84.500h10M112 97.500h10M86 83v16" />
      <path className={draw.sunLine} d="M137 70l-4-9M137 112l-4 9M131 91h9" strokeWidth="3" />
    </Spot>
  );
}
