/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Choose a password for your Sideline account': 'Cree una contraseña para su cuenta de Sideline',
  'So that you can follow the sponsorship with {sponsor}.': 'Para que pueda seguir el patrocinio de {sponsor}.',
  'Choose your password': 'Cree su contraseña',
  'You accepted the offer to {organization}.': 'Usted aceptó la oferta a {organization}.',
  'We made an account for you. With a password you can sign in as {email}, upload proof and see when your checks come.':
    'Le creamos una cuenta. Con una contraseña puede iniciar sesión como {email}, enviar comprobantes y ver cuándo llegan sus cheques.',
  'Choose a password': 'Crear una contraseña',
  'The link works once, until tomorrow. Later, ask for a new one with "Forgot password" on the login page.':
    'El enlace sirve una vez, hasta mañana. Después, pida uno nuevo con "Olvidé mi contraseña" en la página de inicio de sesión.',
  'You did not accept an offer? Reply to this e-mail and we will look into it.':
    '¿No aceptó ninguna oferta? Responda a este correo y lo revisaremos.',
  'You get this because an offer was accepted with the address {email}.':
    'Recibe este correo porque se aceptó una oferta con la dirección {email}.',
};
