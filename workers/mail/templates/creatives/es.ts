/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'New material for {what}': 'Material nuevo para {what}',
  'your sponsorships': 'sus patrocinios',
  'Texts and files that you need for your next proof are there.':
    'Ya están los textos y archivos que necesita para su próximo comprobante.',
  'New material is there': 'Hay material nuevo',
  '{count} pieces of material are there': 'Hay {count} materiales nuevos',
  'What was missing for these dates has come. Please use it as it is: the sponsor has approved it.':
    'Llegó lo que faltaba para estas fechas. Úselo tal como está, por favor: el patrocinador lo aprobó.',
  'Due {date}': 'Vence el {date}',
  'Get the material': 'Ver el material',
  'New material of one day comes in one e-mail, at the end of the day.':
    'El material nuevo de un día llega en un solo correo, al final del día.',
  'You get this because {organization} has sponsorships that need material.':
    'Recibe este correo porque {organization} tiene patrocinios que necesitan material.',
};
