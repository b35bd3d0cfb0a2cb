import { statisticIcon } from '../../../db/generated/choices.ts';
import { named } from '../../../ui/choices.ts';

/** The icon choices in the specification's order (S-166). */
export const statisticIconChoices = named(statisticIcon, {
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
