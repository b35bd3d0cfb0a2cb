/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Choose a new password for Sideline': 'Cree una contraseña nueva para Sideline',
  'The link works once, until this time tomorrow.': 'El enlace sirve una vez, hasta mañana a esta hora.',
  'Choose a new password': 'Crear una contraseña nueva',
  'Someone, probably you, asked for a new password for {email}.':
    'Alguien, probablemente usted, pidió una contraseña nueva para {email}.',
  "Didn't ask for this? You can ignore it. Your password won’t change.":
    '¿No fue usted? Entonces no haga nada: su contraseña sigue igual.',
  'You received this email because a new password was requested for {email}.':
    'Recibe este correo porque se pidió una contraseña nueva con la dirección {email}.',
};
