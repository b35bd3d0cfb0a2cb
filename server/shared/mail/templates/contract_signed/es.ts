/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Signed by both: sponsorship contract for {campaign}':
    'Firmado por ambas partes: contrato de patrocinio de {campaign}',
  'The signed contract is ready for your records.': 'El contrato firmado está listo para sus archivos.',
  'The contract is signed': 'El contrato está firmado',
  'Total spend': 'Gasto total',
  'For {sponsor}': 'Por {sponsor}',
  'For Sideline': 'Por Sideline',
  'Download the signed contract': 'Descargar el contrato firmado',
  'The link works for 60 days. Keep the PDF for your records.':
    'El enlace funciona durante 60 días. Guarde el PDF en sus archivos.',
  'You received this email because the contract names you.': 'Recibió este correo porque figura en el contrato.',
};
