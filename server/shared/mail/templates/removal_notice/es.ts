/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'The {value} sponsorship of {organization} by {sponsor} will not go ahead.':
    'El patrocinio de {value} de {sponsor} para {organization} no se realizará.',
  'The sponsorship of {organization} by {sponsor} will not go ahead.':
    'El patrocinio de {sponsor} para {organization} no se realizará.',
  '{sponsor} has withdrawn its {value} offer to {organization}.':
    '{sponsor} retiró su oferta de {value} a {organization}.',
  '{sponsor} has withdrawn its offer to {organization}.': '{sponsor} retiró su oferta a {organization}.',
  'The link in our earlier email no longer works.': 'El enlace de nuestro correo anterior ya no funciona.',
  'Canceled: {sponsor}, {season}': 'Cancelado: {sponsor}, {season}',
  'The offer from {sponsor} for {season} was withdrawn': 'La oferta de {sponsor} para {season} fue retirada',
  'You don’t need to do anything.': 'No tiene que hacer nada.',
  'This sponsorship was canceled': 'Este patrocinio fue cancelado',
  'Why it was canceled': 'Por qué fue cancelado',
  'This offer was withdrawn': 'Esta oferta fue retirada',
  'You don’t need to do anything. Other sponsors can still find your league.':
    'No tiene que hacer nada. Otros patrocinadores aún pueden encontrar su liga.',
  'You received this email because we sent this offer to you as a contact for {organization}.':
    'Recibe este correo porque le enviamos esta oferta como contacto de {organization}.',
};
