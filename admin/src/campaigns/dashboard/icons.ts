/** The icon choice, exactly (S-166); the names in brackets of the specification are what people read. */
export const statisticIcons = [
  ['facebook', 'Facebook'],
  ['plus', 'Hospital Cross'],
  ['light-bulb', 'Light Bulb'],
  ['newsletter', 'Mail'],
  ['man', 'Person'],
  ['pie-chart', 'Pie Chart'],
  ['emoji-happy', 'Smiley Face'],
  ['thumbs-up', 'Thumbs Up'],
  ['flag', 'Banner'],
  ['bowl', 'Bowl'],
  ['publish', 'Web'],
  ['ticket', 'Ticket'],
  ['trophy', 'Trophy'],
  ['location', 'Location'],
  ['home', 'Home'],
  ['users', 'Users'],
].map(([id, name]) => ({ id: id as string, name: name as string }));
