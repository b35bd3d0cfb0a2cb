import { capabilitySpanish } from './capabilities.ts';
import { deadlineSpanish } from './deadlineNames.ts';
import { termsSpanish } from './terms.ts';

/** Spanish texts that several emails share: frame, seasons, distances, the staff contact. English → Spanish. */
export const sharedSpanish: Readonly<Record<string, string>> = {
  ...capabilitySpanish,
  ...deadlineSpanish,
  ...termsSpanish,
  'Check number': 'Número de cheque',
  Memo: 'Concepto',
  'Mailed on': 'Enviado el',
  'Expected by': 'Llegada prevista',
  'Payable to': 'A nombre de',
  'Sent on': 'Enviado el',
  'Usually in your account by': 'Suele estar en su cuenta antes del',
  'Paid to': 'Pagado a',
  'Account ending in': 'Cuenta terminada en',
  'Mailed to': 'Dirección de envío',
  'Withheld for the IRS (24 %)': 'Retenido para el IRS (24 %)',
  'Questions? Reply to this email or write to': '¿Preguntas? Responda a este correo o escriba a',
  'Unsubscribe from offers': 'Dejar de recibir ofertas',
  'Unsubscribe from photo reminders': 'Dejar de recibir recordatorios de fotos',
  'Unsubscribe from this daily email': 'Dejar de recibir este correo diario',
  Spring: 'Primavera',
  Summer: 'Verano',
  Fall: 'Otoño',
  Winter: 'Invierno',
  '{season} {year}': '{season} {year}',
  today: 'hoy',
  tomorrow: 'mañana',
  yesterday: 'ayer',
  'in {days} days': 'en {days} días',
  '{days} days ago': 'hace {days} días',
  'Your contact for this sponsorship is {name}: {ways}.': 'Su contacto para este patrocinio es {name}: {ways}.',
  '{phone} or {email}': '{phone} o {email}',
  'You received this email because {organization} has a sponsorship with {sponsor}.':
    'Recibe este correo porque {organization} tiene un patrocinio con {sponsor}.',
  'You received this email because this is the contact address for {organization}.':
    'Recibe este correo porque esta es la dirección de contacto de {organization}.',
  'You received this email because this is a contact address for {organization}.':
    'Recibe este correo porque esta es una dirección de contacto de {organization}.',
  'Additional requirements': 'Requisitos adicionales',
  'What you’ll do': 'Lo que usted hace',
  'Original in English:': 'Original en inglés:',
  'In our team’s words:': 'En palabras de nuestro equipo:',
  'your sponsorship': 'su patrocinio',
  'Photos to send us, and when': 'Fotos que debe enviarnos y para cuándo',
  'As soon as you can': 'Lo antes posible',
  '{date}, once you have the artwork': '{date}, cuando tenga el diseño',
  'We’ll remind you before each date. A photo from your phone is all you need.':
    'Le recordaremos antes de cada fecha. Basta una foto de su teléfono.',
  'Upload a photo': 'Enviar una foto',
  'See your sponsorship': 'Ver su patrocinio',
  'See the details': 'Ver los detalles',
  'You can also send the photo as an attachment to': 'También puede enviar la foto como archivo adjunto a',
  'This link is just for your league. Anyone who has it can answer for you.':
    'Este enlace es solo para su liga: quien lo tenga puede responder en su nombre.',
};
