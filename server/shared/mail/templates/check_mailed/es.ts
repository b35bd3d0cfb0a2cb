/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Your check for {amount} is on its way': 'Su cheque de {amount} está en camino',
  'Expected by {date}.': 'Llega antes del {date}.',
  'From your sponsorship with {sponsor}.': 'De su patrocinio con {sponsor}.',
  'Your check is on its way': 'Su cheque está en camino',
};
