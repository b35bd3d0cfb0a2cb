/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Your check for {amount} is approved': 'Su cheque de {amount} está aprobado',
  'Your check is approved': 'Su cheque está aprobado',
  'We’ll print it next and email you when it’s in the mail.':
    'Ahora lo imprimimos y le escribiremos cuando lo enviemos por correo.',
  'Is the address wrong? Reply to this email right away, before we mail the check.':
    '¿La dirección no es correcta? Responda enseguida a este correo, antes de que enviemos el cheque.',
  'Your direct deposit of {amount} is approved': 'Su depósito directo de {amount} está aprobado',
  'Your direct deposit is approved': 'Su depósito directo está aprobado',
  'We’ll send it to your bank next and email you when it’s on its way.':
    'Ahora lo enviamos a su banco y le escribiremos cuando esté en camino.',
  'Is this not your account? Reply to this email right away, before we send the payment.':
    '¿Esta no es su cuenta? Responda enseguida a este correo, antes de que enviemos el pago.',
};
