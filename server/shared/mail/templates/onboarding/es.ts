/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Your sponsorship with {sponsor}: what happens next': 'Su patrocinio con {sponsor}: lo que sigue',
  'Check your league’s details and save these dates.': 'Revise los datos de su liga y anote estas fechas.',
  'Welcome! Here’s what happens next': '¡Bienvenidos! Esto es lo que sigue',
  'First, please check your league’s details, so that supplies and checks reach you. It takes about three minutes, and you don’t need an account.':
    'Primero revise los datos de su liga, por favor, para que le lleguen los materiales y los cheques. Toma unos tres minutos y no necesita una cuenta.',
  'Check your league’s details': 'Revisar los datos de su liga',
  'Find instructions and materials, and send your photos:':
    'Vea las instrucciones y los materiales, y envíe sus fotos:',
};
