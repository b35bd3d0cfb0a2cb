/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Your check for {amount} is on its way': 'Su cheque de {amount} está en camino',
  'Expected by {date}.': 'Llega antes del {date}.',
  'From your sponsorship with {sponsor}.': 'De su patrocinio con {sponsor}.',
  'Your check is on its way': 'Su cheque está en camino',
  'Your direct deposit of {amount} is on its way': 'Su depósito directo de {amount} está en camino',
  'Usually in your account by {date}.': 'Suele estar en su cuenta antes del {date}.',
  'Your direct deposit is on its way': 'Su depósito directo está en camino',
};
