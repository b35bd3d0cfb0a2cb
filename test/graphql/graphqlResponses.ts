/** How many GraphQL responses a server has produced in one way, by its metrics. `metricsUrl`: where it publishes them. */
export async function graphqlResponses(metricsUrl: string, way: 'compiled' | 'grafast'): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(new RegExp(`^sideline_graphql_answers_total\\{way="${way}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
}
