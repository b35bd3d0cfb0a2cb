/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Would {organization} like a sponsor for {season}?':
    '¿Le gustaría a {organization} tener un patrocinador para {season}?',
  'A few questions, no account, and "not interested" is an answer too.':
    'Unas pocas preguntas, sin cuenta, y "no me interesa" también es una respuesta.',
  'Would your league like a sponsor?': '¿Le gustaría a su liga tener un patrocinador?',
  '{sponsor} is looking for youth leagues to sponsor in {season}, and {organization} could be one of them.':
    '{sponsor} busca ligas juveniles para patrocinar en la temporada {season}, y {organization} podría ser una de ellas.',
  'Answer a few questions, so that we only send you an offer that suits your league.':
    'Responda unas pocas preguntas para que solo le enviemos una oferta que le convenga a su liga.',
  'Answer the survey': 'Responder la encuesta',
  'Not interested? That is an answer too: say so on the first page.':
    '¿No le interesa? También es una respuesta: díganoslo en la primera página.',
};
