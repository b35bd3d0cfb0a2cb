/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'You rejected the offer of {sponsor}': 'Usted rechazó la oferta de {sponsor}',
  'Offer rejected': 'Oferta rechazada',
  'Somebody at {organization} rejected the offer of {value} by {sponsor}.':
    'Alguien de {organization} rechazó la oferta de {value} de {sponsor}.',
  'Somebody at {organization} rejected the offer by {sponsor}.':
    'Alguien de {organization} rechazó la oferta de {sponsor}.',
  'The reason you gave:': 'El motivo que nos dio:',
  'If this was a mistake, reply to this e-mail soon: the offer may still be open for you.':
    'Si fue un error, responda pronto a este correo: es posible que la oferta siga abierta para usted.',
};
