/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Invoice {number} from {issuer}': 'Factura {number} de {issuer}',
  'Reminder: invoice {number} from {issuer} is overdue': 'Recordatorio: la factura {number} de {issuer} está vencida',
  '{amount}, due {date}': '{amount}, vence el {date}',
  'Your invoice': 'Su factura',
  'Your invoice is overdue': 'Su factura está vencida',
  Invoice: 'Factura',
  Issued: 'Emitida',
  Due: 'Vence',
  Amount: 'Importe',
  'Still to pay': 'Por pagar',
  'Download the invoice': 'Descargar la factura',
  'You received this email because invoices for {sponsor} are sent to this address.':
    'Recibió este correo porque las facturas de {sponsor} se envían a esta dirección.',
};
