/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Your check for {amount} is void': 'Su cheque de {amount} está anulado',
  'Your check is void': 'Su cheque está anulado',
  'Please do not deposit it.': 'Por favor, no lo deposite.',
  'It was never printed, so there is no check to look for.':
    'No se imprimió, así que no tiene que esperar ningún cheque.',
  'Why it is void': 'Por qué está anulado',
  'A new check will replace it. We’ll email you when it’s approved.':
    'Un cheque nuevo lo reemplaza. Le escribiremos cuando esté aprobado.',
};
