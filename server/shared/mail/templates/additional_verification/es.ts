/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Please send more proof for {sponsor}': 'Envíe más comprobantes para {sponsor}, por favor',
  'We need a little more proof': 'Necesitamos un comprobante más',
  'Thank you for what you’ve sent so far. We need one more thing:':
    'Gracias por lo que ha enviado hasta ahora. Necesitamos una cosa más:',
};
