/** Labels of the columns of a league import. */
const names: Readonly<Record<string, string>> = {
  id: 'ID (No.)',
  name: 'Name',
  data_confidence: 'Data confidence',
  website_url: 'Website',
  website_sponsorships_url: 'Sponsorships website',
  contact_phone: 'Contact phone',
  contact_email: 'Contact email',
  female: 'Girls',
  male: 'Boys',
  number_of_players: 'Participants a year',
  max_age: 'Maximum age',
  min_age: 'Minimum age',
  winter_games: 'Winter games',
  spring_games: 'Spring games',
  summer_games: 'Summer games',
  fall_games: 'Fall games',
  old_shipping_address: 'Old shipping address',
  city: 'City',
  state: 'State',
  hubspot_company_id: 'HubSpot company ID',
};

/** The label of a column; an unknown column is returned unchanged. */
export const columnName = (column: string): string => names[column] ?? column;
