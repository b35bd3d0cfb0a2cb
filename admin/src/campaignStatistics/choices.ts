import { named } from '../../../ui/choices.ts';
import type { StatisticIcon } from './generated/graphql.ts';

/** The icon choice in the specification's order, by the API's names (S-166). */
const icons: readonly StatisticIcon[] = [
  'facebook',
  'plus',
  'light_bulb',
  'newsletter',
  'man',
  'pie_chart',
  'emoji_happy',
  'thumbs_up',
  'flag',
  'bowl',
  'publish',
  'ticket',
  'trophy',
  'location',
  'home',
  'users',
];

export const statisticIconChoices = named(icons, {
  facebook: 'Facebook',
  plus: 'Hospital Cross',
  light_bulb: 'Light Bulb',
  newsletter: 'Mail',
  man: 'Person',
  pie_chart: 'Pie Chart',
  emoji_happy: 'Smiley Face',
  thumbs_up: 'Thumbs Up',
  flag: 'Banner',
  bowl: 'Bowl',
  publish: 'Web',
  ticket: 'Ticket',
  trophy: 'Trophy',
  location: 'Location',
  home: 'Home',
  users: 'Users',
});
