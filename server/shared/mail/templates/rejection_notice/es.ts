/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'You rejected the offer from {sponsor}': 'Usted rechazó la oferta de {sponsor}',
  'Offer rejected': 'Oferta rechazada',
  'Someone at {organization} rejected the {value} offer from {sponsor}.':
    'Alguien de {organization} rechazó la oferta de {value} de {sponsor}.',
  'Someone at {organization} rejected the offer from {sponsor}.':
    'Alguien de {organization} rechazó la oferta de {sponsor}.',
  'The reason you gave:': 'El motivo que nos dio:',
  'Was this a mistake? Reply to this email soon, because the offer may still be open.':
    '¿Fue un error? Responda pronto a este correo: es posible que la oferta siga abierta.',
};
