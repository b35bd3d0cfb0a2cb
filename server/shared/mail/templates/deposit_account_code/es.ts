/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Your code for {organization}': 'Su código para {organization}',
  'It is valid for 15 minutes.': 'Sirve durante 15 minutos.',
  'Confirm the account for direct deposit': 'Confirme la cuenta para depósito directo',
  'Enter this code on Sideline to confirm that {organization} is paid to the account that ends in ••{endsIn}.':
    'Escriba este código en Sideline para confirmar que los pagos a {organization} van a la cuenta que termina en ••{endsIn}.',
  'Enter the code': 'Escribir el código',
  'We never ask for this code by phone or email. Didn’t enter an account? Reply to this email right away.':
    'Nunca pedimos este código por teléfono ni por correo. ¿No registró ninguna cuenta? Responda enseguida a este correo.',
  'You received this email because a code was requested with your login.':
    'Recibe este correo porque se pidió un código desde su cuenta.',
};
