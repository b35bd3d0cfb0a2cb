/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Choose a new password for Sideline': 'Cree una contraseña nueva para Sideline',
  'The link works once, until tomorrow.': 'El enlace sirve una vez, hasta mañana.',
  'Choose a new password': 'Crear una contraseña nueva',
  'Somebody, probably you, asked for a new password for {email}.':
    'Alguien, probablemente usted, pidió una contraseña nueva para {email}.',
  "Didn't ask for this? You can ignore it: your password stays as it is.":
    '¿No fue usted? Entonces no haga nada: su contraseña sigue igual.',
  'You get this because a new password was asked for with the address {email}.':
    'Recibe este correo porque se pidió una contraseña nueva con la dirección {email}.',
};
