/** The letter in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Would {organization} like a sponsor for {season}?':
    '¿Le gustaría a {organization} tener un patrocinador para {season}?',
  'A few quick questions. No account needed, and "not interested" is fine too.':
    'Unas pocas preguntas, sin cuenta, y "no me interesa" también es válido.',
  'Would your league like a sponsor?': '¿Le gustaría a su liga tener un patrocinador?',
  '{sponsor} is looking for youth leagues to sponsor in {season}, and {organization} could be one of them.':
    '{sponsor} busca ligas juveniles para patrocinar en la temporada {season}, y {organization} podría ser una de ellas.',
  'Answer a few questions, so that we only send you offers that fit your league.':
    'Responda unas pocas preguntas para que solo le enviemos ofertas que le convengan a su liga.',
  'Answer the survey': 'Responder la encuesta',
  'Not interested? That’s fine. Choose "Not interested" on the first question.':
    '¿No le interesa? No hay problema: elija "No me interesa" en la primera pregunta.',
};
