/** The picture for error states: a ball that rolled away. */
import { t } from '../i18n/i18n.ts';

export function FumblePicture() {
  return (
    <svg viewBox="0 0 480 220" role="img" aria-label={t('A ball that has rolled over the sideline')}>
      <rect width="480" height="220" fill="var(--turf)" />
      <path d="M0 60h480M0 140h480" stroke="var(--turf-line)" strokeWidth="40" />
      <path d="M330-10L270 240" stroke="#fff" strokeWidth="7" />
      <path
        d="M60 150c60-70 110-80 150-20s90 20 150 34"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeDasharray="2 12"
        strokeLinecap="round"
        opacity=".7"
      />
      <ellipse cx="398" cy="186" rx="34" ry="7" opacity=".35" />
      <circle cx="396" cy="156" r="30" fill="#fff" />
      <path
        d="M396 141l14 10-5 16h-18l-5-16zM396 126v15M368 148l14 3M424 148l-14 3M380 181l7-14M412 181l-7-14"
        fill="#22302a"
        stroke="#22302a"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
