/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Sponsorship application for {organization}, {season}': 'Solicitud de patrocinio para {organization}, {season}',
  'Tell {sponsor} what your league can offer. It takes 5-10 minutes.':
    'Cuéntele a {sponsor} lo que su liga puede ofrecer. Toma de 5 a 10 minutos.',
  'Apply for a sponsorship': 'Solicite un patrocinio',
  '{sponsor} sponsors youth sports in {season} and would like to know your league. Tell us about your programs and pick what you would do for a sponsor. You are paid only for what you choose.':
    '{sponsor} patrocina el deporte juvenil en la temporada {season} y quiere conocer su liga. Cuéntenos sobre sus programas y elija lo que haría por un patrocinador. Se le paga solo por lo que usted elija.',
  'Your programs': 'Sus programas',
  'Sports, players and where you play.': 'Deportes, jugadores y dónde juegan.',
  'What you can offer': 'Lo que puede ofrecer',
  'Banners, jerseys, e-mails, events: you choose.': 'Pancartas, camisetas, correos, eventos: usted elige.',
  'Send it': 'Envíela',
  'We get back to you with an offer that fits.': 'Le respondemos con una oferta a su medida.',
  'Start the application': 'Comenzar la solicitud',
  'It takes 5-10 minutes on any phone, and no account. You can save it and return with the same link.':
    'Toma de 5 a 10 minutos en cualquier teléfono y no necesita una cuenta. Puede guardarla y volver con el mismo enlace.',
};
