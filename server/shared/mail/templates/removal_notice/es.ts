/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'The sponsorship of {value} by {sponsor} for {organization} does not go ahead.':
    'El patrocinio de {value} de {sponsor} para {organization} no se realizará.',
  'The sponsorship by {sponsor} for {organization} does not go ahead.':
    'El patrocinio de {sponsor} para {organization} no se realizará.',
  '{sponsor} has withdrawn its offer of {value} to {organization}.':
    '{sponsor} retiró su oferta de {value} a {organization}.',
  '{sponsor} has withdrawn its offer to {organization}.': '{sponsor} retiró su oferta a {organization}.',
  'The link in our earlier e-mail no longer works.': 'El enlace de nuestro correo anterior ya no funciona.',
  'Canceled: {sponsor}, {season}': 'Cancelado: {sponsor}, {season}',
  'The offer of {sponsor} for {season} is withdrawn': 'La oferta de {sponsor} para {season} fue retirada',
  'There is nothing you have to do.': 'No tiene que hacer nada.',
  'This sponsorship is canceled': 'Este patrocinio fue cancelado',
  'Why it is canceled': 'Por qué fue cancelado',
  'This offer is withdrawn': 'Esta oferta fue retirada',
  'There is nothing you have to do. Other sponsors can still find your league.':
    'No tiene que hacer nada. Otros patrocinadores aún pueden encontrar su liga.',
  'You get this because we had written to you about this offer as a contact address of {organization}.':
    'Recibe este correo porque le habíamos escrito sobre esta oferta como dirección de contacto de {organization}.',
};
