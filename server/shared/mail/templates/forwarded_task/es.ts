/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Can you take a photo for {organization}?': '¿Puede tomar una foto para {organization}?',
  'Can you answer a few questions for {organization}?': '¿Puede responder unas preguntas para {organization}?',
  'Reminder: {subject}': 'Recordatorio: {subject}',
  'It takes a few minutes. No login needed.': 'Son unos minutos, sin iniciar sesión.',
  'Can you take this photo?': '¿Puede tomar esta foto?',
  'Can you answer these questions?': '¿Puede responder estas preguntas?',
  'Hi {name}, {by} asks you to send a photo for the sponsor, {sponsor}: {what}, by {date}.':
    'Hola, {name}: {by} le pide que envíe una foto para el patrocinador, {sponsor}: {what}, antes del {date}.',
  'Hi {name}, {by} asks you to answer one step of a sponsorship application.':
    'Hola, {name}: {by} le pide que responda un paso de una solicitud de patrocinio.',
  'Send the photo': 'Enviar la foto',
  'Answer the questions': 'Responder las preguntas',
  'The link is only for you and only for this. It can’t be passed on.':
    'El enlace es solo para usted y solo para esto. No se puede pasar a otra persona.',
  'You received this email because {by} passed this task on to you. If you don’t know them, ignore it.':
    'Recibe este correo porque {by} le pasó esta tarea. Si no lo conoce, ignórelo.',
};
