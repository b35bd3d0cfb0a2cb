/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Confirmed: {sponsor} sponsors {organization}': 'Confirmado: {sponsor} patrocina a {organization}',
  'Your {season} sponsorship is all set. Here’s what happens next.':
    'Su patrocinio para {season} está listo. Esto es lo que sigue.',
  'Your sponsorship is confirmed': 'Su patrocinio está confirmado',
  '{organization} accepted the offer from {sponsor}.': '{organization} aceptó la oferta de {sponsor}.',
  'Season start': 'Inicio de la temporada',
  'Season end': 'Fin de la temporada',
  'The attached file adds these dates to your calendar.': 'El archivo adjunto agrega estas fechas a su calendario.',
  'The terms you agreed to': 'Las condiciones que aceptó',
  'You received this email because this address was used to accept the offer to {organization}.':
    'Recibe este correo porque la oferta a {organization} se aceptó con esta dirección.',
  'Don’t know who accepted this offer? Reply to this email and we’ll look into it.':
    '¿No sabe quién aceptó esta oferta? Responda a este correo y lo revisaremos.',
};
