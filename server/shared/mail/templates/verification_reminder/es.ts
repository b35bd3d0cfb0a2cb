/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  '{capability}, due {date} ({distance})': '{capability}, vence el {date} ({distance})',
  '{capability}, as soon as you can': '{capability}, lo antes posible',
  '{count} photos': '{count} fotos',
  'Overdue: {title} for {sponsor}': 'Atrasado: {title} para {sponsor}',
  'Due {distance}: {title} for {sponsor}': 'Vence {distance}: {title} para {sponsor}',
  'As soon as you can: {title} for {sponsor}': 'Lo antes posible: {title} para {sponsor}',
  'Nothing is due for {sponsor}': 'Nada pendiente para {sponsor}',
  'A photo from your phone is all you need.': 'Basta una foto de su teléfono.',
  'Your photos are overdue': 'Sus fotos están atrasadas',
  'We need your photos': 'Necesitamos sus fotos',
  'Your photos are due soon': 'Sus fotos vencen pronto',
  'Your photo is overdue': 'Su foto está atrasada',
  'We need your photo': 'Necesitamos su foto',
  'Your photo is due soon': 'Su foto vence pronto',
  'Nothing is due': 'Nada pendiente',
  'We have everything we need. Thank you!': 'Tenemos todo lo que necesitamos. ¡Gracias!',
  'Can’t make this date?': '¿No puede en esta fecha?',
  'Tell us why': 'Díganos por qué',
  'No login needed:': 'Sin iniciar sesión:',
  'Send this photo': 'Enviar esta foto',
  'Start with {title}': 'Empezar con {title}',
  'Can’t make a date? Let us know on that photo’s page.':
    '¿No puede en alguna fecha? Díganoslo en la página de esa foto.',
  'You received this email because your league has sponsorships with {sponsors}.':
    'Recibe este correo porque su liga tiene patrocinios con {sponsors}.',
};
