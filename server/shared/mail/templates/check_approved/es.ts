/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Your check for {amount} is approved': 'Su cheque de {amount} está aprobado',
  'Your check is approved': 'Su cheque está aprobado',
  'We print it next and write to you when it is mailed.':
    'Ahora lo imprimimos y le escribiremos cuando lo enviemos por correo.',
  'Is the address wrong? Reply to this e-mail before the check is mailed.':
    '¿La dirección no es correcta? Responda a este correo antes de que enviemos el cheque.',
};
