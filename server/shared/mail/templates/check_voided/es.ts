/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Your check for {amount} is void': 'Su cheque de {amount} está anulado',
  'Your check is void': 'Su cheque está anulado',
  'Please do not deposit it.': 'Por favor, no lo deposite.',
  'It was not printed, so no check comes.': 'No se imprimió, así que no recibirá ningún cheque.',
  'Why it is void': 'Por qué está anulado',
  'A new check takes its place. We write to you when it is approved.':
    'Un cheque nuevo lo reemplaza. Le escribiremos cuando esté aprobado.',
};
