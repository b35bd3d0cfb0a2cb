/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  '{person} changed it.': 'Lo cambió {person}.',
  'It was changed with a link from one of our e-mails to your league.':
    'Se cambió con un enlace de uno de nuestros correos a su liga.',
  'Our team changed it.': 'Lo cambió nuestro equipo.',
  'The contact e-mail of {organization} was changed': 'Se cambió el correo de contacto de {organization}',
  'The mailing address of {organization} was changed': 'Se cambió la dirección postal de {organization}',
  'Please check that this is right.': 'Por favor, compruebe que sea correcto.',
  'Your contact e-mail was changed': 'Se cambió su correo de contacto',
  'Your mailing address was changed': 'Se cambió su dirección postal',
  'Offers and reminders for {organization} go to other addresses from now on.':
    'Desde ahora, las ofertas y los recordatorios para {organization} van a otras direcciones.',
  'Checks for {organization} go to another address from now on.':
    'Desde ahora, los cheques para {organization} van a otra dirección.',
  'E-mail now': 'Correo actual',
  'Address now': 'Dirección actual',
  'Is this a surprise? Reply to this e-mail at once, and we will look into it before money is sent.':
    '¿Le sorprende? Responda enseguida a este correo y lo revisaremos antes de enviar dinero.',
  'You get this because this was a contact address of {organization} until the change.':
    'Recibe este correo porque esta era una dirección de contacto de {organization} hasta el cambio.',
};
