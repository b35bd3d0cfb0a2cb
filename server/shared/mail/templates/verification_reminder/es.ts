/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  '{capability}, due {date} ({distance})': '{capability}, vence el {date} ({distance})',
  '{capability}, as soon as you can': '{capability}, lo antes posible',
  '{count} proofs': '{count} comprobantes',
  'Overdue: {title} for {sponsor}': 'Atrasado: {title} para {sponsor}',
  '{title} for {sponsor}: due {distance}': '{title} para {sponsor}: vence {distance}',
  '{title} for {sponsor}: as soon as you can': '{title} para {sponsor}: lo antes posible',
  'Nothing is due for {sponsor}': 'Nada pendiente para {sponsor}',
  'A photo from your phone is enough.': 'Basta una foto de su teléfono.',
  'Your proof is overdue': 'Su comprobante está atrasado',
  'Your proof is needed': 'Necesitamos su comprobante',
  'Your proof is due soon': 'Su comprobante vence pronto',
  'Nothing is due': 'Nada pendiente',
  'We have everything we asked for. Thank you!': 'Tenemos todo lo que pedimos. ¡Gracias!',
  'Does the date not work for you?': '¿No le conviene la fecha?',
  'Tell us why': 'Díganos por qué',
  'No login needed:': 'Sin iniciar sesión:',
  'Send this photo': 'Enviar esta foto',
  'Start with {title}': 'Empezar con {title}',
  'Does a date not work for you? Translate so on the page of that photo.':
    '¿No le conviene una fecha? Díganoslo en la página de esa foto.',
  'You get this because your league has sponsorships with {sponsors}.':
    'Recibe este correo porque su liga tiene patrocinios con {sponsors}.',
};
