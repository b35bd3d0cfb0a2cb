/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Sponsorship application for {organization}, {season}': 'Solicitud de patrocinio para {organization}, {season}',
  'Tell {sponsor} what your league can offer. It takes 5-10 minutes.':
    'Cuéntele a {sponsor} lo que su liga puede ofrecer. Toma de 5 a 10 minutos.',
  'Apply for a sponsorship': 'Solicite un patrocinio',
  '{sponsor} is sponsoring youth sports in {season} and would like to get to know your league. Tell us about your programs and pick what you’d like to do for a sponsor. We’ll only ask for what you choose.':
    '{sponsor} patrocina el deporte juvenil en la temporada {season} y quiere conocer su liga. Cuéntenos sobre sus programas y elija lo que le gustaría hacer por un patrocinador. Solo le pediremos lo que usted elija.',
  'Your programs': 'Sus programas',
  'Sports, players, and where you play.': 'Deportes, jugadores y dónde juegan.',
  'What you can offer': 'Lo que puede ofrecer',
  'Banners, jerseys, emails, events: it’s up to you.': 'Pancartas, camisetas, correos, eventos: usted elige.',
  'Send it': 'Envíela',
  'If a sponsor picks your league, we email you the offer.':
    'Si un patrocinador elige a su liga, le enviamos la oferta por correo.',
  'Start the application': 'Comenzar la solicitud',
  'It takes 5-10 minutes on any phone, and you don’t need an account. You can save it and come back with the same link.':
    'Toma de 5 a 10 minutos en cualquier teléfono y no necesita una cuenta. Puede guardarla y volver con el mismo enlace.',
};
