/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  '{sponsor} offers {organization} {value} for {season}': '{sponsor} ofrece a {organization} {value} para {season}',
  'a sponsorship': 'un patrocinio',
  'See what they’re asking for and answer in about five minutes. No account needed.':
    'Vea lo que piden y responda en unos cinco minutos. No necesita una cuenta.',
  'An offer for {organization}': 'Una oferta para {organization}',
  '{season}, {property}. Paid in two checks.': '{season}, {property}. Se paga en dos cheques.',
  'Review the offer': 'Revisar la oferta',
  'Have the first and last day of your season handy. You can accept or reject the offer from any phone.':
    'Tenga a mano el primer y el último día de su temporada. Puede aceptar o rechazar la oferta desde cualquier teléfono.',
  'You received this offer because this is the contact address for {organization}.':
    'Recibe esta oferta porque esta es la dirección de contacto de {organization}.',
  '{count} offers for {organization} from {sponsors}': '{count} ofertas para {organization} de {sponsors}',
  'Each has its own link, and you answer each by itself. No account needed.':
    'Cada una tiene su propio enlace y se responde por separado. No necesita una cuenta.',
  '{count} offers for {organization}': '{count} ofertas para {organization}',
  'Review this offer': 'Revisar esta oferta',
  'No login needed:': 'Sin iniciar sesión:',
  'Start with {title}': 'Comenzar con {title}',
  'These links are just for your league. Anyone who has one can answer for you.':
    'Estos enlaces son solo para su liga. Quien tenga uno puede responder por ustedes.',
  'You received these offers because this is the contact address for {organization}.':
    'Recibe estas ofertas porque esta es la dirección de contacto de {organization}.',
};
