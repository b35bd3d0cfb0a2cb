/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  '{leaving} hands {organization} over to {successor}': '{leaving} traspasa {organization} a {successor}',
  '{organization} was handed over to {successor}': 'Se traspasó {organization} a {successor}',
  'The handover of {organization} was canceled': 'Se canceló el traspaso de {organization}',
  'The handover of {organization} was undone': 'Se deshizo el traspaso de {organization}',
  '{successor} can accept until {date}, and then owns the league on Sideline: its offers, deadlines, payments and users. The access of {leaving} ends. Until then, nothing changes, and both can cancel it.':
    '{successor} puede aceptar hasta el {date}, y entonces la liga pasa a ser suya en Sideline: sus ofertas, fechas límite, pagos y usuarios. El acceso de {leaving} termina. Hasta entonces no cambia nada y ambos pueden cancelarlo.',
  '{successor} owns the league now. The access of {leaving} has ended, and links in earlier emails no longer work. Until {date} our team can undo it: just reply to this email.':
    'La liga es ahora de {successor}. El acceso de {leaving} terminó y los enlaces de correos anteriores ya no funcionan. Hasta el {date} nuestro equipo puede deshacerlo: basta con responder a este correo.',
  'Nothing has changed: {leaving} still belongs to the league.':
    'No ha cambiado nada: {leaving} sigue siendo de la liga.',
  'Our team undid it: {leaving} owns the league again. Links in earlier emails no longer work.':
    'Nuestro equipo lo deshizo: la liga es de nuevo de {leaving}. Los enlaces de correos anteriores ya no funcionan.',
  'See the handover': 'Ver el traspaso',
  "Didn't expect this? Reply to this email.": '¿No lo esperaba? Responda a este correo.',
  'You received this email because you take part in the handover of {organization}.':
    'Recibe este correo porque participa en el traspaso de {organization}.',
};
