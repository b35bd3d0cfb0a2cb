import { Link } from 'react-router-dom';
import { formatInstant } from '../../../../ui/formats.ts';
import { useDocument } from '../../api/hooks.ts';
import { campaignTitle } from '../../campaigns/title.ts';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { OrganizationPreQualsDocument } from '../documents.ts';

/** Offers with a pre-qualification response and the date of the first one (B-204 … B-208). */
export function PreQualsTab({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(OrganizationPreQualsDocument, { id });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data?.organization) return <Loading />;
  const rows = data.organization.offers
    .flatMap((offer) => {
      const first = offer.preQualSurveyResponses.map(({ createdAt }) => createdAt).sort()[0];
      return first ? [{ ...offer, first }] : [];
    })
    .sort((a, b) => b.first.localeCompare(a.first));
  return (
    <div className="body">
      <Block title="PreQual Responses" note={rows.length || undefined}>
        {rows.length ? (
          <table className="grid">
            <caption className="vh">PreQual Responses</caption>
            <thead>
              <tr>
                <th scope="col">Campaign</th>
                <th scope="col">Offer Url</th>
                <th scope="col" className="num">
                  Date Responded
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((offer) => (
                <tr key={offer.id}>
                  <td className="full">{campaignTitle(offer.campaign)}</td>
                  <td data-l="Offer Url">
                    <Link to={`/offers/${offer.id}`}>/offers/{offer.id}</Link>
                  </td>
                  <td className="num" data-l="Date Responded">
                    {formatInstant(offer.first)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <Empty>No pre-qual responses yet</Empty>
        )}
      </Block>
    </div>
  );
}
