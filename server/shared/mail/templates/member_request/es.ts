/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Is {email} with {organization}?': '¿{email} es de {organization}?',
  'Someone new to us accepted an offer with the link we sent you.':
    'Alguien que no conocíamos aceptó una oferta con el enlace que le enviamos.',
  'Do you know this person?': '¿Conoce a esta persona?',
  '{email} used the link in our email to you to accept the offer from {sponsor} for {organization}.':
    '{email} usó el enlace del correo que le enviamos para aceptar la oferta de {sponsor} a {organization}.',
  'Until you confirm, this person can only see that sponsorship and send photos for it. They can’t change your contacts, addresses, or users.':
    'Hasta que usted lo confirme, esta persona puede ver solo ese patrocinio y enviar fotos. No puede cambiar sus contactos, sus direcciones ni sus usuarios.',
  Answer: 'Responder',
  'The link works for 14 days. You can also reply to this email.':
    'El enlace funciona durante 14 días. También puede responder a este correo.',
  'Please don’t forward this email. Anyone with the link can answer for you.':
    'Por favor, no reenvíe este correo: quien tenga el enlace puede responder por usted.',
};
