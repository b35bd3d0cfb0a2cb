/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Your check for {amount} came back to us': 'Su cheque de {amount} nos fue devuelto',
  'The post office returned it. Please check the mailing address below and write to us, and we’ll send a new check.':
    'El correo lo devolvió. Por favor, revise la dirección postal que aparece abajo y escríbanos, y le enviaremos un cheque nuevo.',
  'Your check for {amount} is too old to be cashed': 'Su cheque de {amount} ya no se puede cobrar',
  'It was valid until {date}. Please do not deposit it. Write to us and we’ll replace it.':
    'Era válido hasta el {date}. Por favor, no lo deposite. Escríbanos y lo reemplazaremos.',
  'Your check for {amount} is stopped': 'El pago de su cheque de {amount} está detenido',
  'The bank will not pay it. Please do not deposit it.': 'El banco no lo pagará. Por favor, no lo deposite.',
  'Your check for {amount} was never cashed': 'Su cheque de {amount} nunca se cobró',
  'The law will soon require us to hand this money over to the state. Write to us and we’ll send you a new check.':
    'Pronto la ley nos obligará a entregar este dinero al estado. Escríbanos y le enviaremos un cheque nuevo.',
  'Your check for {amount} is waiting': 'Su cheque de {amount} está pendiente de cobro',
  'It has not been cashed. It is valid until {date}. If it never arrived, write to us and we’ll replace it.':
    'No se ha cobrado. Es válido hasta el {date}. Si nunca llegó, escríbanos y lo reemplazaremos.',
  'Why it is stopped': 'Por qué se detuvo',
};
