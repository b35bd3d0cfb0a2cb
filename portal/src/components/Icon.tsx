/** Icons in the color of the text. Decorative: the text beside each, or its button's name, says the same. */

const drawings = {
  alert: 'M12 4L2.8 19.5h18.4zM12 10v4M12 16.8v.2',
  box: 'M12 3l8 4.2v9.6L12 21l-8-4.2V7.2zM4.2 7.3L12 11.5l7.8-4.2M12 11.5V21',
  calendar: 'M6 5.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM4 10h16M8.5 3v4M15.5 3v4',
  camera:
    'M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  copy: 'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2',
  down: 'M6.5 9.5L12 15l5.5-5.5',
  download: 'M12 5v11m0 0l-4.5-4.5M12 16l4.5-4.5M5 19.5h14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  image:
    'M5 4.5h14a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM8.5 8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM4 17l5-4.5 3.5 3L16 11l5 5',
  left: 'M19 12H5m5.5-5.5L5 12l5.5 5.5',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  lock: 'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V8a4 4 0 0 1 8 0v2.5',
  mail: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3.5 7.5L12 13l8.5-5.5',
  minus: 'M6 12h12',
  money:
    'M4.5 6h15a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM6 12h.01M18 12h.01',
  phone:
    'M6 3.5h3.2l1.4 4.2-2 1.6a12 12 0 0 0 6.1 6.1l1.6-2 4.2 1.4V18a2.5 2.5 0 0 1-2.7 2.5A16 16 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5z',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  right: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  upload: 'M12 16V5m0 0L7.5 9.5M12 5l4.5 4.5M5 19.5h14',
  user: 'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM4.5 20c.6-3.9 3.3-5.8 7.5-5.8s6.9 1.9 7.5 5.8',
  users:
    'M9 5.3a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM3 19c.5-3.5 2.8-5.2 6-5.2s5.5 1.7 6 5.2M15.5 5.7a3 3 0 0 1 0 5.7M17.5 14.2c2 .6 3.2 2.2 3.5 4.8',
  x: 'M6.5 6.5l11 11m0-11l-11 11',
} as const;

export type IconName = keyof typeof drawings;

export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <Drawing path={drawings[name]} className={className} />
);

/** An icon by its SVG path. */
export function Drawing({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
