/** The columns of a list of leagues as the console calls them. */
const names: Readonly<Record<string, string>> = {
  id: 'ID (No.)',
  name: 'Name',
  data_confidence: 'Data confidence',
  website_url: 'Website',
  website_sponsorships_url: 'Sponsorships website',
  contact_phone: 'Contact phone',
  contact_email: 'Contact e-mail',
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

/** A column of a list for people; one that is not known is returned as it is. */
export const columnName = (column: string): string => names[column] ?? column;
