import type { ReactNode } from 'react';

/** The console's icon set, on a 20-pixel grid. Icons are decorative: the adjacent label carries the meaning. */
const shapes = {
  aim: (
    <>
      <circle cx="10" cy="10" r="5" />
      <path d="M10 2v4M10 14v4M2 10h4M14 10h4" />
    </>
  ),
  alert: (
    <>
      <path d="M10 3 18 16.5H2zM10 8v4M10 14.2v.1" />
    </>
  ),
  ball: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="m10 7 3 2.2-1.2 3.5H8.2L7 9.2zM10 7V3M13 9.2l3.7-1.3M11.8 12.7l2.2 3M8.2 12.7l-2.2 3M7 9.2 3.3 7.9" />
    </>
  ),
  burger: (
    <>
      <path d="M3 5.5h14M3 10h14M3 14.5h14" />
    </>
  ),
  cal: (
    <>
      <rect x="3" y="4.5" width="14" height="12" rx="1.5" />
      <path d="M3 8.5h14M7 2.5v3.5M13 2.5v3.5" />
    </>
  ),
  check: (
    <>
      <rect x="2" y="5" width="16" height="10" rx="1.5" />
      <path d="M5 12h4M5 8.5h2M13 11.5l1.2 1.2L16.5 10" />
    </>
  ),
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4.2l2.8 1.8" />
    </>
  ),
  cup: (
    <>
      <path d="M6 3.5h8v4.5a4 4 0 0 1-8 0zM6 5H3.5c0 2.5 1 4 2.7 4M14 5h2.5c0 2.5-1 4-2.7 4M10 12v3M7 16.5h6" />
    </>
  ),
  doc: (
    <>
      <path d="M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5M7.5 13h5" />
    </>
  ),
  dots: (
    <>
      <path d="M4 10h.01M10 10h.01M16 10h.01" strokeWidth="3" />
    </>
  ),
  down: (
    <>
      <path d="m5 7.5 5 5 5-5" />
    </>
  ),
  edit: (
    <>
      <path d="m4 16 1-4L13.5 3.5l3 3L8 15z" />
    </>
  ),
  ext: (
    <>
      <path d="M8 4H4v12h12v-4M11.5 3.5h5v5M16.5 3.5 9 11" />
    </>
  ),
  eye: (
    <>
      <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10z" />
      <circle cx="10" cy="10" r="2.3" />
    </>
  ),
  flag: (
    <>
      <path d="M5 17.5v-14M5 4h10.5l-2.5 3.5 2.5 3.5H5" />
    </>
  ),
  home: (
    <>
      <path d="M3 9.5 10 3.5l7 6M5 8.5V16h10V8.5" />
    </>
  ),
  image: (
    <>
      <rect x="2.5" y="4" width="15" height="12" rx="1.5" />
      <circle cx="7" cy="8" r="1.3" />
      <path d="m3 14.5 4.5-4 3 2.5 2.5-2 4.5 4" />
    </>
  ),
  import: (
    <>
      <path d="M10 3v9M6.5 8.5 10 12l3.5-3.5M3.5 13.5V16h13v-2.5" />
    </>
  ),
  left: (
    <>
      <path d="m12 4-6 6 6 6" />
    </>
  ),
  lock: (
    <>
      <rect x="4.5" y="9" width="11" height="8" rx="1.5" />
      <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
    </>
  ),
  mail: (
    <>
      <rect x="2.5" y="4.5" width="15" height="11" rx="1.5" />
      <path d="m3 5.5 7 6 7-6" />
    </>
  ),
  minus: (
    <>
      <path d="M4 10h12" />
    </>
  ),
  note: (
    <>
      <path d="M3.5 4.5h13v9h-7l-3.5 3v-3h-2.5z" />
    </>
  ),
  ok: (
    <>
      <path d="m4 10.5 4 4 8-9" />
    </>
  ),
  org: (
    <>
      <path d="M10 2.5 16 5v5c0 4-2.7 6.5-6 7.5-3.3-1-6-3.5-6-7.5V5z" />
      <path d="M10 2.5v15" />
    </>
  ),
  people: (
    <>
      <circle cx="7.5" cy="7" r="3" />
      <path d="M2 16.5c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5M13 4.5a3 3 0 0 1 0 5.5M15 12c2 .6 2.8 2.2 3 4.5" />
    </>
  ),
  pin: (
    <>
      <path d="M10 17.5s-5.5-5-5.5-9a5.5 5.5 0 0 1 11 0c0 4-5.5 9-5.5 9z" />
      <circle cx="10" cy="8.5" r="2" />
    </>
  ),
  plan: (
    <>
      <rect x="3" y="4" width="14" height="12.5" rx="1.5" />
      <path d="M3 8h14M7.5 8v8.5M7 2.5v3M13 2.5v3" />
    </>
  ),
  plus: (
    <>
      <path d="M10 4v12M4 10h12" />
    </>
  ),
  search: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13 13 4 4" />
    </>
  ),
  season: (
    <>
      <path d="M3 5.5h9M6 10h11M4.5 14.5h7" />
    </>
  ),
  send: (
    <>
      <path d="M17 3 9 11M17 3l-5 14-3-6-6-3z" />
    </>
  ),
  trash: (
    <>
      <path d="M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.8 11h7.4l.8-11" />
    </>
  ),
  user: (
    <>
      <circle cx="10" cy="7" r="3.2" />
      <path d="M3.5 17c.6-4 3-5.5 6.5-5.5s5.9 1.5 6.5 5.5" />
    </>
  ),
  verify: (
    <>
      <rect x="2.5" y="4.5" width="15" height="11" rx="1.5" />
      <path d="m6.5 10 2.5 2.5 4.5-5" />
    </>
  ),
  x: (
    <>
      <path d="m5 5 10 10M15 5 5 15" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

/** An icon in the current text color; `size` is 16 or 20 pixels. */
export const Icon = ({ name, size = 16 }: { name: IconName; size?: 16 | 20 }) => (
  <svg className={size === 20 ? 'i i--20' : 'i'} viewBox="0 0 20 20" aria-hidden="true">
    {shapes[name]}
  </svg>
);
