/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  '{person} changed it.': 'Lo cambió {person}.',
  'It was changed with a link from one of our emails to your league.':
    'Se cambió con un enlace de uno de nuestros correos a su liga.',
  'Our team changed it.': 'Lo cambió nuestro equipo.',
  'The contact email for {organization} was changed': 'Se cambió el correo de contacto de {organization}',
  'The mailing address for {organization} was changed': 'Se cambió la dirección postal de {organization}',
  'Please make sure this is right.': 'Por favor, compruebe que sea correcto.',
  'Your contact email was changed': 'Se cambió su correo de contacto',
  'Your mailing address was changed': 'Se cambió su dirección postal',
  'From now on, offers and reminders for {organization} go to different email addresses.':
    'Desde ahora, las ofertas y los recordatorios para {organization} van a otras direcciones.',
  'From now on, checks for {organization} go to a different address.':
    'Desde ahora, los cheques para {organization} van a otra dirección.',
  'New email': 'Correo nuevo',
  'New address': 'Dirección nueva',
  'Didn’t expect this? Reply to this email right away, and we’ll look into it before any money is sent.':
    '¿No esperaba este cambio? Responda enseguida a este correo y lo revisaremos antes de enviar dinero.',
  'You received this email because this was a contact address for {organization} until the change.':
    'Recibe este correo porque esta era una dirección de contacto de {organization} hasta el cambio.',
  'You received this email because this was a contact address for {organization} in the last 14 days.':
    'Recibe este correo porque esta fue una dirección de contacto de {organization} en los últimos 14 días.',
  'Tell us if this is wrong': 'Avísenos si esto no es correcto',
};
