/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'New material for {what}': 'Material nuevo para {what}',
  'your sponsorships': 'sus patrocinios',
  'The texts and files for your next proof are ready.':
    'Ya están los textos y archivos que necesita para su próximo comprobante.',
  'New material for you': 'Hay material nuevo',
  '{count} new pieces of material': 'Hay {count} materiales nuevos',
  'Here is what you need for these dates. Please use it as it is: the sponsor has approved it.':
    'Llegó lo que faltaba para estas fechas. Úselo tal como está, por favor: el patrocinador lo aprobó.',
  'Due {date}': 'Vence el {date}',
  'Get the material': 'Ver el material',
  'New material of one day comes in one e-mail, at the end of the day.':
    'El material nuevo de un día llega en un solo correo, al final del día.',
  'You get this because {organization} has sponsorships that need material.':
    'Recibe este correo porque {organization} tiene patrocinios que necesitan material.',
};
