/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'News about your sponsorships': 'Novedades de sus patrocinios',
  'Our team replied to you on {place}:': 'Nuestro equipo le respondió en {place}:',
  'We hid the photo that you asked about on {place}.': 'Ocultamos la foto por la que preguntó en {place}.',
  'We featured the photo that you asked about on {place}.': 'Destacamos la foto por la que preguntó en {place}.',
  'We could not do what you asked about a photo on {place}:':
    'No pudimos hacer lo que pidió sobre una foto en {place}:',
  'New note from our team on {place}.': 'Nota nueva de nuestro equipo en {place}.',
  'New note from our team on {place}:': 'Nota nueva de nuestro equipo en {place}:',
  'and {count} more': 'y {count} más',
  'You received this email because you follow a sponsor’s campaigns on Sideline.':
    'Recibió este correo porque sigue las campañas de un patrocinador en Sideline.',
  'Open your dashboard': 'Abrir su panel',
};
