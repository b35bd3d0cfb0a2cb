/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Sign your league up for sponsorships': 'Registre a su liga para recibir patrocinios',
  'A few steps, about three minutes. No account needed.': 'Unos pocos pasos, unos tres minutos, sin cuenta.',
  'Welcome to Sideline': 'Le damos la bienvenida a Sideline',
  'Sponsors pay youth leagues for banners, jerseys, emails, and events. Tell us who you are and where you play, so that the right sponsors can find you.':
    'Los patrocinadores pagan a las ligas juveniles por pancartas, camisetas, correos y eventos. Cuéntenos quiénes son y dónde juegan, para que los encuentren los patrocinadores adecuados.',
  'Set up your league': 'Registrar su liga',
  'It takes about three minutes. You can stop and come back with the same link.':
    'Toma unos tres minutos. Puede parar y volver con el mismo enlace.',
  "Didn't sign up? You can ignore this email.": '¿No se registró usted? Puede ignorar este correo.',
  'You received this email because someone signed up a league with this address.':
    'Recibe este correo porque alguien registró una liga con esta dirección.',
};
