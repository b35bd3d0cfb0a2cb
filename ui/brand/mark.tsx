/** The brand mark of both apps. Decorative: the name is rendered next to it. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#0b6e4f" />
      <path d="M9.5 0v22.5H32M9.5 13a9.5 9.5 0 0 1 9.5 9.5" fill="none" stroke="#fff" strokeWidth="2.6" />
      <circle cx="22" cy="10" r="3.8" fill="#f59a6a" />
    </svg>
  );
}
