import { Drawing } from '../../components/Icon.tsx';

/** The icons that staff can choose for a statistic (S-192). Decorative: the statistic's name is shown below. */
const drawings = {
  bowl: 'M3 11h18a9 9 0 0 1-6 8.5V21H9v-1.5A9 9 0 0 1 3 11zM9 7.5c-1-1.2 1-2.3 0-4M13 7.5c-1-1.2 1-2.3 0-4',
  emoji_happy:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8.5 14c1 1.6 2.2 2.3 3.5 2.3s2.5-.7 3.5-2.3M9 9.5h.01M15 9.5h.01',
  facebook:
    'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM16 8h-1.5a2 2 0 0 0-2 2v10M10 13.5h5',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  home: 'M4 11.5L12 5l8 6.5M6 10v9.5h12V10M10 19.5V14h4v5.5',
  light_bulb: 'M9 17.5h6M10 20.5h4M8 14.5A6 6 0 1 1 16 14.5c-.7.7-1 1.6-1 3H9c0-1.4-.3-2.3-1-3z',
  location: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  man: 'M12 3.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM8 10.5h8l-1 5h-1.2L13 21h-2l-.8-5.5H9z',
  newsletter: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3.5 7.5L12 13l8.5-5.5',
  pie_chart: 'M12 3.5a8.5 8.5 0 1 0 8.5 8.5H12zM15.5 3.5a8.5 8.5 0 0 1 5 5h-5z',
  plus: 'M12 5v14M5 12h14',
  publish: 'M12 16V5m0 0L7.5 9.5M12 5l4.5 4.5M5 19.5h14',
  thumbs_up:
    'M4 11h3.5v9H4zM7.5 12l4-7.5c1.5 0 2.5 1 2.2 2.5L13 10h5.5c1 0 1.7.9 1.5 1.900l-1.3 6.5c-.2.9-1 1.6-1.900 1.6H7.5',
  ticket:
    'M4 7.5h16a1 1 0 0 1 1 1V10a2 2 0 0 0 0 4v1.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V14a2 2 0 0 0 0-4V8.5a1 1 0 0 1 1-1zM14 8v8',
  trophy:
    'M7.5 4.5h9V10a4.5 4.5 0 0 1-9 0zM7.5 6h-3c0 3 1 4.5 3 5M16.5 6h3c0 3-1 4.5-3 5M12 14.5v3M8.5 20h7l-1-2.5h-5z',
  users:
    'M9 5.3a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM3 19c.5-3.5 2.8-5.2 6-5.2s5.5 1.7 6 5.2M15.5 5.7a3 3 0 0 1 0 5.7M17.5 14.2c2 .6 3.2 2.2 3.5 4.8',
};

export type StatisticIconName = keyof typeof drawings;

export const StatisticIcon = ({ name }: { name: StatisticIconName | null }) => (
  <Drawing path={drawings[name ?? 'flag']} />
);
