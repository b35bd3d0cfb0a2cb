/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  '1 task due': '1 tarea pendiente',
  '{count} tasks due': '{count} tareas pendientes',
  '1 unread mention': '1 mención sin leer',
  '{count} unread mentions': '{count} menciones sin leer',
  'and {count} more': 'y {count} más',
  'due {date} ({distance})': 'vence el {date} ({distance})',
  'due today': 'vence hoy',
  'Your work today: {counts}': 'Su trabajo de hoy: {counts}',
  'Nothing is due today': 'Hoy no hay nada pendiente',
  Tasks: 'Tareas',
  Mentions: 'Menciones',
  '{author} mentioned you on {record}:': '{author} le mencionó en {record}:',
  'You were mentioned on {record}:': 'Le mencionaron en {record}:',
  '1 update about a league': '1 novedad de una liga',
  '{count} updates about leagues': '{count} novedades de ligas',
  'From leagues': 'De las ligas',
  '{name} for {sponsor}: {date} instead of {from}': '{name} para {sponsor}: {date} en lugar de {from}',
  '{name} for {sponsor} was due by {date} and is still missing':
    '{name} para {sponsor} debía llegar antes del {date} y sigue faltando',
  '{sponsor}’s check was due by {date} and has not been mailed':
    'El cheque de {sponsor} debía enviarse antes del {date} y no se ha enviado',
  'From sponsors': 'De los patrocinadores',
  '1 open photo request': '1 solicitud abierta sobre una foto',
  '{count} open photo requests': '{count} solicitudes abiertas sobre fotos',
  '1 new comment on a dashboard': '1 comentario nuevo en un panel',
  '{count} new comments on dashboards': '{count} comentarios nuevos en paneles',
  'Open My Work': 'Abrir Mi trabajo',
  'You can also turn this email off in the console’s settings menu.':
    'También puede desactivar este correo en el menú de ajustes de la consola.',
  'You received this email because you work with Sideline and have something waiting.':
    'Recibe este correo porque trabaja con Sideline y tiene algo pendiente.',
};
