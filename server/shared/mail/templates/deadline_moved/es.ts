/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'New date for your photo for {sponsor}': 'Nueva fecha para su foto para {sponsor}',
  'New dates for your photos for {sponsor}': 'Nuevas fechas para sus fotos para {sponsor}',
  'Your calendar shows it already.': 'Su calendario ya lo muestra.',
  'A date was moved': 'Se cambió una fecha',
  '{count} dates were moved': 'Se cambiaron {count} fechas',
  '{date} instead of {from}': '{date} en lugar de {from}',
  'We send all dates of one day in a single email at the end of the day.':
    'Las fechas de un día llegan en un solo correo, al final del día.',
  'You received this email because you’re a contact of {organization}.':
    'Recibe este correo porque es un contacto de {organization}.',
};
