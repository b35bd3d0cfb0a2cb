/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Confirmed: {sponsor} sponsors {organization}': 'Confirmado: {sponsor} patrocina a {organization}',
  'Your sponsorship for {season} is set. Here is what comes next.':
    'Su patrocinio para {season} está listo. Esto es lo que sigue.',
  'Your sponsorship is confirmed': 'Su patrocinio está confirmado',
  'The offer of {sponsor} was accepted for {organization}.':
    'La oferta de {sponsor} fue aceptada en nombre de {organization}.',
  'Season start': 'Inicio de la temporada',
  'Season end': 'Fin de la temporada',
  'These dates are attached as a file for your calendar.':
    'Estas fechas van adjuntas en un archivo para su calendario.',
  'The terms you agreed to': 'Las condiciones que aceptó',
  'You get this because the offer to {organization} was accepted with this address.':
    'Recibe este correo porque la oferta a {organization} se aceptó con esta dirección.',
  'Did nobody at your league accept this offer? Reply to this e-mail and we will look into it.':
    '¿Nadie de su liga aceptó esta oferta? Responda a este correo y lo revisaremos.',
};
