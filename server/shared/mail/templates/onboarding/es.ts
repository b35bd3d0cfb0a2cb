/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Your sponsorship with {sponsor}: what comes next': 'Su patrocinio con {sponsor}: lo que sigue',
  'Check your league’s details, and keep these dates.': 'Revise los datos de su liga y anote estas fechas.',
  'Welcome! Here is what comes next': '¡Bienvenidos! Esto es lo que sigue',
  'Please check your league’s details first: supplies and checks go where they say. It takes two minutes and no account.':
    'Primero revise los datos de su liga, por favor: los materiales y los cheques se envían según ellos. Toma dos minutos y no necesita una cuenta.',
  'Check your league’s details': 'Revisar los datos de su liga',
  'Instructions, material and a place for your photos:': 'Instrucciones, material y un lugar para sus fotos:',
};
