import { statisticIcon } from '../../../../db/generated/choices.ts';
import { named } from '../../../../ui/choices.ts';

/** The icon choice, exactly (S-166); the names in brackets of the specification are what people read. */
export const statisticIcons = named(statisticIcon, {
  facebook: 'Facebook',
  plus: 'Hospital Cross',
  'light-bulb': 'Light Bulb',
  newsletter: 'Mail',
  man: 'Person',
  'pie-chart': 'Pie Chart',
  'emoji-happy': 'Smiley Face',
  'thumbs-up': 'Thumbs Up',
  flag: 'Banner',
  bowl: 'Bowl',
  publish: 'Web',
  ticket: 'Ticket',
  trophy: 'Trophy',
  location: 'Location',
  home: 'Home',
  users: 'Users',
});
