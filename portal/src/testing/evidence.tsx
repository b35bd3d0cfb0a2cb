/** The lists behind a dashboard's numbers in a test. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Evidence from '../features/dashboard-evidence/Evidence.tsx';
import { fakeServer, fakeToken } from './fakeServer.ts';
import { showPage } from './page.tsx';

export const campaignToken = fakeToken({ kind: 'campaign', id: 4, v: 1 });

export const connection = (name: string, nodes: unknown[], endCursor: string | null = null) => ({
  [name]: { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } },
});
export const thumbnail = (id: number) => ({
  id,
  thumbnailUrl: `/t/${id}.jpg`,
  fullSizeUrl: `/f/${id}.jpg`,
  uploadedOn: '2026-09-19',
  capabilityName: 'Game Signage',
});
export const program = (id: number) => ({
  id,
  organizationName: `League ${id}`,
  sponsorablePropertyName: 'U10',
  sportName: 'Soccer',
  city: 'Erie',
  state: 'PA',
});
export const evidencePhoto = (id: number) => ({ ...thumbnail(id), league: program(id) });

const head = {
  sponsors: [{ id: 1, name: 'Brightwell Dental', logoUrl: null }],
  summaries: [{ id: 4, dollarsForLeagues: '900' }],
  campaigns: [{ id: 4, name: 'Smiles', season: 'fall', year: 2026 }],
  choices: ['state:OH', 'state:PA', 'sport:Soccer', 'asset:Banner', 'asset:Game Signage'].map((id) => ({
    id,
    kind: id.split(':')[0],
    name: id.split(':')[1],
  })),
};

/** Opens a list with its query string. */
export async function openEvidence(
  address: string,
  handlers: Parameters<typeof fakeServer>[0],
  { change = {}, token = campaignToken }: { change?: object; token?: string } = {},
) {
  const calls = fakeServer({ EvidenceHead: () => ({ ...head, ...change }), ...handlers });
  const base = token === campaignToken ? '/campaign-dashboard' : '/seasonal-dashboard';
  const [list = ''] = address.split('?');
  showPage(`${base}/${token}/evidence/${address}`, <Evidence token={token} list={list} />);
  await screen.findByRole('heading', { level: 1 });
  return { calls, user: userEvent.setup() };
}
