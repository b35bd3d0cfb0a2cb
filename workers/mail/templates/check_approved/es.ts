/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Check number': 'Número de cheque',
  Memo: 'Concepto',
  'Expected by': 'Llega antes del',
  'Payable to': 'A nombre de',
  'Mailed to': 'Enviado a',
  'Your check for {amount} is on its way': 'Su cheque de {amount} está en camino',
  'Expected by {date}.': 'Llega antes del {date}.',
  'From your sponsorship with {sponsor}.': 'De su patrocinio con {sponsor}.',
  'Your check is on its way': 'Su cheque está en camino',
  'Is the address wrong? Reply to this e-mail before the check arrives.':
    '¿La dirección no es correcta? Responda a este correo antes de que llegue el cheque.',
};
