/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Please send another photo: {what}': 'Envíe otra foto, por favor: {what}',
  'The one we have doesn’t show what the sponsor needs to see.':
    'La que tenemos no muestra lo que el patrocinador necesita ver.',
  'We need another photo': 'Necesitamos otra foto',
  'Thank you for your photo. It doesn’t show everything {sponsor} needs to see for {what}.':
    'Gracias por su foto. No muestra todo lo que {sponsor} necesita ver para {what}.',
  'this sponsorship': 'este patrocinio',
  'What it should show': 'Lo que debe mostrar',
  Due: 'Vence el',
};
