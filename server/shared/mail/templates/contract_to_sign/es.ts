/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Please sign: sponsorship contract for {campaign}': 'Por favor, firme: contrato de patrocinio de {campaign}',
  'Read it and sign with your name. It takes two minutes, without an account.':
    'Léalo y firme con su nombre. Toma dos minutos, sin cuenta.',
  'A contract to sign': 'Un contrato para firmar',
  'An amended contract to sign': 'Un contrato modificado para firmar',
  Sponsor: 'Patrocinador',
  Term: 'Vigencia',
  '{start} to {end}': '{start} a {end}',
  'Total spend': 'Gasto total',
  'Read and sign': 'Leer y firmar',
  'Once both sides have signed, we email you the signed contract.':
    'Cuando ambas partes hayan firmado, le enviaremos el contrato firmado por correo.',
  'Whoever has this link can sign: only share it with the person who signs.':
    'Quien tenga este enlace puede firmar: compártalo solo con la persona que firma.',
  'You received this email because you were named as the person who signs for {sponsor}.':
    'Recibió este correo porque se le indicó como la persona que firma por {sponsor}.',
};
