/** Every enum is one list from the database to the screen. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLSchema, isEnumType } from 'graphql';
import { choices, statisticIcon } from '../../db/generated/choices.ts';
import { schemaOf } from '../../server/graphql/exportSchema.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { database, server, fixture } = await apiSetup();
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await schemaOf(database.authenticatorUrl, 'staff');
});

const typeName = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

describe('enums', () => {
  it.each(Object.entries(choices))(
    '[P1] %s: the API takes and gives each value that forms offer',
    async (name, values) => {
      const { rows } = await database.owner.query(
        `select e.enumlabel::text as label from pg_enum e join pg_type t on t.oid = e.enumtypid
       where t.typnamespace = 'app_public'::regnamespace and replace(initcap(replace(t.typname, '_', ' ')), ' ', '') = $1
       order by e.enumsortorder`,
        [typeName(name)],
      );
      const type = schema.getType(typeName(name));
      if (type === undefined) return; // no operation of staff accepts or returns it
      if (!isEnumType(type)) throw new Error(`${typeName(name)} is no enum of the API.`);
      expect(rows).toHaveLength(values.length);
      for (const [at, value] of values.entries()) {
        const { label } = rows[at] as { label: string };
        expect([value, type.parseValue(value), type.serialize(label)]).toEqual([value, label, value]);
      }
    },
  );

  it('[P1] each icon of a result is saved and read again', async () => {
    const token = await server.login(people.superadmin, PASSWORD);
    for (const iconName of statisticIcon) {
      const { createCampaignStatistic } = await server.data(
        `mutation ($input: CreateCampaignStatisticInput!) {
          createCampaignStatistic(input: $input) { campaignStatistic { id iconName } }
        }`,
        {
          input: {
            campaignId: fixture.campaignId,
            name: 'Would recommend',
            number: '89 %',
            description: 'Parents',
            iconName,
          },
        },
        token,
      );
      expect(createCampaignStatistic.campaignStatistic.iconName).toBe(iconName);
      const { campaignStatistic } = await server.data(
        'query ($id: Int!) { campaignStatistic(id: $id) { iconName } }',
        { id: createCampaignStatistic.campaignStatistic.id },
        token,
      );
      expect(campaignStatistic.iconName).toBe(iconName);
    }
  });
});
