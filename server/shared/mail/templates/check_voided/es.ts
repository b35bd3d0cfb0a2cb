/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Your check for {amount} is void': 'Su cheque de {amount} está anulado',
  'Your check is void': 'Su cheque está anulado',
  'Please do not deposit it.': 'Por favor, no lo deposite.',
  'It was never printed, so there is no check to look for.':
    'No se imprimió, así que no tiene que esperar ningún cheque.',
  'Why it is void': 'Por qué está anulado',
  'A new check will replace it. We’ll email you when it’s approved.':
    'Un cheque nuevo lo reemplaza. Le escribiremos cuando esté aprobado.',
  'Your direct deposit of {amount} is void': 'Su depósito directo de {amount} está anulado',
  'Your direct deposit is void': 'Su depósito directo está anulado',
  'If it reaches your account anyway, please write to us.': 'Si aun así llega a su cuenta, escríbanos, por favor.',
  'A new payment will replace it. We’ll email you when it’s approved.':
    'Un pago nuevo lo reemplaza. Le escribiremos cuando esté aprobado.',
};
