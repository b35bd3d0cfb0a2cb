/** Each list's rows, totals and export, by its name in the address. */
import type { ComponentType } from 'react';
import { stateNames } from '../../../../ui/address/address.ts';
import { contractOf, photoAbsences } from '../../../../ui/delivery.ts';
import { formatMoney } from '../../../../ui/formats.ts';
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type { EvidenceList } from '../../lib/evidence.ts';
import type { Filters } from '../../lib/filters.ts';
import { proofLabels, proofStateOf } from '../../lib/proofStates.ts';
import type { ExportedList, ValueLabels } from './exports.ts';
import { Gallery } from './Gallery.tsx';
import {
  EvidenceAssetsDocument,
  EvidenceAssetTotalsDocument,
  EvidenceDollarsDocument,
  EvidenceDollarTotalsDocument,
  EvidenceImpressionsDocument,
  EvidenceImpressionTotalsDocument,
  EvidenceLeaguesDocument,
  EvidenceLeagueTotalsDocument,
  EvidencePhotosDocument,
  EvidencePhotoTotalsDocument,
  EvidencePromisedDocument,
  EvidencePromisedTotalsDocument,
  EvidenceStatesDocument,
  EvidenceStateTotalsDocument,
} from './generated/graphql.ts';
import { photoOrders } from './photoOrder.ts';
import { AssetRows, LeagueRows, type ListProps } from './rows.tsx';
import { DollarRows, ImpressionRows, noPlace, otherPlaces, PromisedRows, StateRows } from './sums.tsx';
import { counted, type Total } from './Totals.tsx';
import { assetsWhere, impressionsWhere, leaguesWhere, photosWhere, promisedWhere } from './where.ts';

interface ListDefinition {
  Rows: ComponentType<ListProps>;
  totalsDocument: TypedDocument<never, never>;
  totalsOf: (data: never, filters: Filters) => readonly Total[];
  /** The API's filter. */
  where: (filters: Filters) => object;
  /** Document, variables beside the filter, and columns. */
  exported: ExportedList;
}

/** A column's label, and what its values are called. */
type Column = string | ({ label: string } & ValueLabels);

/** Ties the types of a definition's document and totals together. */
const list = <Data, Variables>(
  Rows: ComponentType<ListProps>,
  where: (filters: Filters) => object,
  totalsDocument: TypedDocument<Data, Variables>,
  totalsOf: (data: Data, filters: Filters) => readonly Total[],
  document: TypedDocument<unknown, never>,
  columns: Readonly<Record<string, Column>>,
  variables = {},
): ListDefinition => ({
  Rows,
  where,
  totalsDocument: totalsDocument as TypedDocument<never, never>,
  totalsOf: totalsOf as ListDefinition['totalsOf'],
  exported: {
    document,
    variables,
    columns: Object.entries(columns).map(([source, column]) => ({
      source,
      ...(typeof column === 'string' ? { label: column } : column),
    })),
  },
});

const program = {
  organizationName: 'League',
  sponsorablePropertyName: 'Program',
  sportName: 'Sport',
  city: 'City',
  state: 'State',
};
/** States by their names, as in the lists that are made of states. */
const state = (empty: string): Column => ({ label: 'State', values: stateNames, empty });
const nothing = () => ({});
const wordOf = (status: string | undefined): string => {
  const state = proofStateOf(status);
  return state ? proofLabels[state].toLowerCase() : 'confirmed';
};
const photoCount = {
  'photosConnection.totalCount': 'Photos',
  photoAbsence: { label: 'Why no photo', values: photoAbsences },
};
/** States and provinces, each only if there are any. */
const places = ({ statesCount, provincesCount }: { statesCount: number; provincesCount: number }): Total[] =>
  [counted(statesCount, 'state'), counted(provincesCount, 'province')].filter(([count]) => count !== 0);
const leagues = (first: 'leagues' | 'players') =>
  list(
    LeagueRows,
    leaguesWhere,
    EvidenceLeagueTotalsDocument,
    ({ dashboardLeaguesConnection: totals }) => {
      const all = [
        counted(totals.leaguesCount, 'league'),
        counted(totals.totalCount, 'program'),
        counted(totals.totalPlayers, 'player'),
      ] as const;
      const ordered = first === 'players' ? [all[2], all[0], all[1]] : all;
      return [...ordered, ...places(totals)];
    },
    EvidenceLeaguesDocument as never,
    { ...program, numberOfPlayers: 'Players', confirmedOn: 'Confirmed', ...photoCount },
  );

export const catalog: Record<EvidenceList, ListDefinition> = {
  leagues: leagues('leagues'),
  players: leagues('players'),
  states: list(
    StateRows,
    nothing,
    EvidenceStateTotalsDocument,
    ({ dashboardLeaguesConnection: totals }) => [...places(totals), counted(totals.totalCount, 'program')],
    EvidenceStatesDocument as never,
    { state: state(noPlace), leagues: 'Leagues', programs: 'Programs', players: 'Players' },
  ),
  assets: list(
    AssetRows,
    assetsWhere,
    EvidenceAssetTotalsDocument,
    ({ dashboardAssetsConnection: totals }, { status }) => [[Number(totals.totalQuantity), wordOf(status)]],
    EvidenceAssetsDocument as never,
    {
      ...program,
      capabilityName: 'Asset',
      quantity: 'Quantity',
      status: { label: 'Status', values: proofLabels },
      nextDueOn: 'Next photo due',
      confirmedOn: 'Confirmed',
      ...photoCount,
    },
  ),
  promised: list(
    PromisedRows,
    promisedWhere,
    EvidencePromisedTotalsDocument,
    ({ dashboardDeliveriesConnection: totals }) => [[Number(totals.totalContracted), 'promised']],
    EvidencePromisedDocument as never,
    {
      capabilityName: 'Asset',
      'campaign.name': 'Campaign',
      contracted: 'Promised',
      unconfirmed: 'Not confirmed',
      extra: 'Extra',
      confirmed: 'Confirmed',
    },
  ),
  photos: list(
    Gallery,
    photosWhere,
    EvidencePhotoTotalsDocument,
    ({ dashboardPhotosConnection: totals }) => [counted(totals.totalCount, 'photo')],
    EvidencePhotosDocument as never,
    {
      'league.organizationName': 'League',
      'league.sponsorablePropertyName': 'Program',
      capabilityName: 'Asset',
      uploadedOn: 'Date',
      'league.city': 'City',
      'league.state': 'State',
    },
    { orderBy: photoOrders.league.orderBy },
  ),
  impressions: list(
    ImpressionRows,
    impressionsWhere,
    EvidenceImpressionTotalsDocument,
    ({ dashboardImpressionsConnection: totals }) => [counted(totals.totalImpressions, 'impression')],
    EvidenceImpressionsDocument as never,
    { campaignName: 'Campaign', ...program, impressions: 'Impressions', enteredAt: 'Entered by our team' },
  ),
  dollars: list(
    DollarRows,
    nothing,
    EvidenceDollarTotalsDocument,
    ({ dashboardSummaries }) => {
      const contract = contractOf(dashboardSummaries.map(({ dollarsContracted }) => dollarsContracted));
      const forLeagues = dashboardSummaries.reduce((total, row) => total + Number(row.dollarsForLeagues ?? 0), 0);
      return [
        [formatMoney(forLeagues), 'for the leagues'],
        ...(contract
          ? [[formatMoney(contract.dollars), `your contract${contract.scope}, entered by our team`] as const]
          : []),
      ];
    },
    EvidenceDollarsDocument as never,
    { campaignName: 'Campaign', state: state(otherPlaces), sponsorships: 'Sponsorships', dollars: 'For the leagues' },
  ),
};
