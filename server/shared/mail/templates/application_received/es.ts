/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'We received your application for {season}': 'Recibimos su solicitud para {season}',
  'There is nothing else to do for now.': 'Por ahora no tiene que hacer nada más.',
  'We received your application': 'Recibimos su solicitud',
  'Thank you for telling {sponsor} what {organization} can offer.':
    'Gracias por contarle a {sponsor} lo que {organization} puede ofrecer.',
  'If a sponsor picks your league, we email you the offer.':
    'Si un patrocinador elige a su liga, le enviamos la oferta por correo.',
  'See your application': 'Ver su solicitud',
  'Did something change? Change your answers with the same link.':
    '¿Cambió algo? Cambie sus respuestas con el mismo enlace.',
  'You received this email because {organization} sent us an application.':
    'Recibe este correo porque {organization} nos envió una solicitud.',
};
