/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'The recap of {title} is ready': 'El resumen de {title} está listo',
  'What was promised, what leagues delivered, and the photos that prove it.':
    'Lo que se prometió, lo que las ligas cumplieron y las fotos que lo prueban.',
  'Your recap is ready': 'Su resumen está listo',
  'It has the latest numbers of {title}, the photos that leagues sent, and what is still missing. You can open it without signing in, and forward the link to colleagues.':
    'Contiene los últimos números de {title}, las fotos que enviaron las ligas y lo que todavía falta. Puede abrirlo sin iniciar sesión y reenviar el enlace a sus colegas.',
  'Open the recap': 'Abrir el resumen',
  'The link is valid until {date}.': 'El enlace es válido hasta el {date}.',
  'You received this email because you asked for it on the dashboard, where you can also stop it.':
    'Recibió este correo porque lo pidió en el panel, donde también puede cancelarlo.',
};
