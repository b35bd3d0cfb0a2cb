/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Does {email} act for {organization}?': '¿{email} actúa en nombre de {organization}?',
  'Somebody we did not know accepted an offer with the link that we sent you.':
    'Alguien que no conocíamos aceptó una oferta con el enlace que le enviamos.',
  'Do you know this person?': '¿Conoce a esta persona?',
  '{email} accepted the offer of {sponsor} for {organization} with the link from our e-mail to you.':
    '{email} aceptó la oferta de {sponsor} para {organization} con el enlace de nuestro correo a usted.',
  'Until you confirm it, this person can see that one sponsorship and send photos for it. They cannot change your contacts, your addresses or your users.':
    'Hasta que usted lo confirme, esta persona puede ver solo ese patrocinio y enviar fotos. No puede cambiar sus contactos, sus direcciones ni sus usuarios.',
  Answer: 'Responder',
  'The link works for 14 days. You can also reply to this e-mail.':
    'El enlace funciona durante 14 días. También puede responder a este correo.',
  'Please do not forward this e-mail: anyone who has the link can answer for you.':
    'Por favor, no reenvíe este correo: quien tenga el enlace puede responder por usted.',
};
