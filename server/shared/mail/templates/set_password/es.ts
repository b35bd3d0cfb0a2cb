/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Choose a password for your Sideline account': 'Cree una contraseña para su cuenta de Sideline',
  'Follow your sponsorship with {sponsor}.': 'Siga su patrocinio con {sponsor}.',
  'Choose your password': 'Cree su contraseña',
  'You accepted the offer to {organization}.': 'Usted aceptó la oferta a {organization}.',
  'We created an account for you. Once you choose a password, you can log in as {email}, send photos, and see when your checks are coming.':
    'Le creamos una cuenta. Con una contraseña puede iniciar sesión como {email}, enviar fotos y ver cuándo llegan sus cheques.',
  'Choose a password': 'Crear una contraseña',
  'The link works once, until this time tomorrow. After that, choose "Forgot password" on the login page to get a new one.':
    'El enlace sirve una vez, hasta mañana a esta hora. Después, pida uno nuevo con "Olvidé mi contraseña" en la página de inicio de sesión.',
  'Didn’t accept an offer? Reply to this email and we’ll look into it.':
    '¿No aceptó ninguna oferta? Responda a este correo y lo revisaremos.',
  'You received this email because {email} was used to accept an offer.':
    'Recibe este correo porque se usó {email} para aceptar una oferta.',
};
