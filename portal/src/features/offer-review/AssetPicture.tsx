/** A small drawing of an asset: banner, jersey, email, or the field for all others. Decorative. */

const kinds: [RegExp, 'banner' | 'jersey' | 'mail'][] = [
  [/banner|signage|sign\b/i, 'banner'],
  [/jersey|warm|shirt|apparel|logo/i, 'jersey'],
  [/mail|website|social|survey|post/i, 'mail'],
];

export function AssetPicture({ name }: { name: string }) {
  const kind = kinds.find(([pattern]) => pattern.test(name))?.[1];
  return (
    <svg className="asset__pic" viewBox="0 0 80 64" aria-hidden="true" focusable="false">
      <rect width="80" height="64" rx="8" fill="var(--field-50)" />
      {kind === 'banner' && (
        <>
          <path d="M0 46h80v10a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="var(--field-300)" />
          <path d="M8 12v38M72 12v38M4 15h72" stroke="var(--field-600)" strokeWidth="3" strokeLinecap="round" />
          <path d="M15 20h50v20H15z" fill="var(--chalk)" stroke="var(--field-600)" strokeWidth="2" />
          <path d="M25 24l1.8 4.2L31 30l-4.2 1.8L25 36l-1.8-4.2L19 30l4.2-1.8z" fill="var(--clay-600)" />
          <path d="M36 27h23M36 33h15" stroke="var(--field-600)" strokeWidth="3" strokeLinecap="round" />
        </>
      )}
      {kind === 'jersey' && (
        <>
          <path d="M30 10c4 5 16 5 20 0l14 7-5 14-6-2v26H27V29l-6 2-5-14z" fill="var(--field-600)" />
          <path d="M30 10c4 5 16 5 20 0" fill="none" stroke="var(--field-50)" strokeWidth="3" />
          <rect x="31" y="23" width="18" height="9" rx="1.5" fill="var(--chalk)" />
          <path d="M35 27.5h10" stroke="var(--clay-600)" strokeWidth="3" strokeLinecap="round" />
          <path d="M40 37v13" stroke="var(--field-50)" strokeWidth="4" />
        </>
      )}
      {kind === 'mail' && (
        <>
          <rect
            x="14"
            y="15"
            width="52"
            height="36"
            rx="4"
            fill="var(--chalk)"
            stroke="var(--field-600)"
            strokeWidth="2.5"
          />
          <path d="M15 19l25 17 25-17" fill="none" stroke="var(--field-600)" strokeWidth="2.5" strokeLinejoin="round" />
          <circle cx="63" cy="15" r="8" fill="var(--clay-600)" />
          <path d="M63 11v8M59 15h8" stroke="var(--field-50)" strokeWidth="2" />
        </>
      )}
      {!kind && (
        <>
          <path d="M10 12h60v40H10z" fill="var(--field-300)" />
          <path d="M10 12h60v40H10zM40 12v40" fill="none" stroke="var(--chalk)" strokeWidth="2.5" />
          <circle cx="40" cy="32" r="9" fill="none" stroke="var(--chalk)" strokeWidth="2.5" />
          <circle cx="40" cy="32" r="3" fill="var(--clay-600)" />
        </>
      )}
    </svg>
  );
}
