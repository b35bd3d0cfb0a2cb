/** What the email adds to the offer's, in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  '{count} offers for {organization} are waiting for your answer':
    '{count} ofertas para {organization} esperan su respuesta',
  '{sponsor}’s offer for {organization} is waiting for your answer':
    'La oferta de {sponsor} para {organization} espera su respuesta',
  'We haven’t heard from you yet': 'Aún no tenemos su respuesta',
  'The link in our first email works until {date}. This email has a new one.':
    'El enlace de nuestro primer correo funciona hasta el {date}. Este correo tiene uno nuevo.',
  'We’d like your answer. If it’s not for you, reject it on its page, and we won’t remind you again.':
    'Nos gustaría tener su respuesta. Si no le interesa, rechácela en su página y no le recordaremos más.',
};
