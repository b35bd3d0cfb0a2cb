/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  '{sponsor} offers {organization} {value} for {season}': '{sponsor} ofrece a {organization} {value} para {season}',
  'a sponsorship': 'un patrocinio',
  'See what they’re asking for and answer in about five minutes. No account needed.':
    'Vea lo que piden y responda en unos cinco minutos. No necesita una cuenta.',
  'An offer for {organization}': 'Una oferta para {organization}',
  '{season}, {property}. Paid in two checks.': '{season}, {property}. Se paga en dos cheques.',
  'Review the offer': 'Revisar la oferta',
  'Have the first and last day of your season handy. You can accept or reject the offer from any phone.':
    'Tenga a mano el primer y el último día de su temporada. Puede aceptar o rechazar la oferta desde cualquier teléfono.',
  'You received this offer because this is the contact address for {organization}.':
    'Recibe esta oferta porque esta es la dirección de contacto de {organization}.',
};
