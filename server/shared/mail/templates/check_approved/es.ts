/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Your check for {amount} is approved': 'Su cheque de {amount} está aprobado',
  'Your check is approved': 'Su cheque está aprobado',
  'We’ll print it next and email you when it’s in the mail.':
    'Ahora lo imprimimos y le escribiremos cuando lo enviemos por correo.',
  'Is the address wrong? Reply to this email right away, before we mail the check.':
    '¿La dirección no es correcta? Responda enseguida a este correo, antes de que enviemos el cheque.',
};
