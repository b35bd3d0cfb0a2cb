import { type RaRecord, useCreate, useDelete, useGetManyReference, useUpdate } from 'react-admin';

/** The records of one resource that belong to a campaign, with create, update and delete over the adapter. */
export function useRecords<Row extends RaRecord<number>>(resource: string, campaignId: number) {
  const list = useGetManyReference<Row>(resource, {
    target: 'campaignId',
    id: campaignId,
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const [create] = useCreate();
  const [update] = useUpdate();
  const [remove] = useDelete();
  const wait = { returnPromise: true, mutationMode: 'pessimistic' } as const;
  return {
    rows: list.data,
    error: list.error,
    refetch: list.refetch,
    create: async (data: Partial<Row>) => {
      await create(resource, { data: { ...data, campaignId } }, { returnPromise: true });
      await list.refetch();
    },
    update: async (row: Row, data: Partial<Row>) => {
      await update(resource, { id: row.id, data, previousData: row }, wait);
      await list.refetch();
    },
    remove: async (row: Row) => {
      await remove(resource, { id: row.id, previousData: row }, wait);
      await list.refetch();
    },
  };
}
