/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'New material for {what}': 'Material nuevo para {what}',
  'your sponsorships': 'sus patrocinios',
  'The texts and files for your next photo are ready.':
    'Ya están los textos y archivos que necesita para su próxima foto.',
  'New material for you': 'Hay material nuevo',
  '{count} new files and texts for you': 'Hay {count} materiales nuevos',
  'Here’s what you need for these dates. Please use it exactly as it is, because the sponsor has approved it.':
    'Esto es lo que necesita para estas fechas. Úselo tal como está, por favor: el patrocinador ya lo aprobó.',
  'Due {date}': 'Vence el {date}',
  'Get the material': 'Ver el material',
  'We send everything new from one day in a single email at the end of the day.':
    'El material nuevo de un día llega en un solo correo, al final del día.',
  'You received this email because {organization} has sponsorships that need material.':
    'Recibe este correo porque {organization} tiene patrocinios que necesitan material.',
};
