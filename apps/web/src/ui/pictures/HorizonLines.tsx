export function HorizonLines({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 96" fill="none" stroke="#fff" aria-hidden="true">
      <path d="M116 96a52 52 0 0 1 104 0" strokeWidth="1.5" opacity=".3" />
      <path d="M92 96a76 76 0 0 1 148-24" strokeWidth="1.5" opacity=".17" />
      <path d="M140 96a28 28 0 0 1 56 0Z" fill="var(--sp-sun)" stroke="none" />
    </svg>
  );
}
