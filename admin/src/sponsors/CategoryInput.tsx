import { AutocompleteInput, useCreate } from 'react-admin';
import { useReference } from '../reference/useReference.ts';

/** The sponsor's category, from the list or a new one: campaigns are exclusive by category (T1). */
export function CategoryInput() {
  const categories = useReference('sponsorCategories').toSorted((a, b) => a.name.localeCompare(b.name));
  const [create] = useCreate();
  return (
    <AutocompleteInput
      source="categoryId"
      choices={categories}
      onCreate={(name) => create('sponsorCategories', { data: { name: name?.trim() } }, { returnPromise: true })}
      createLabel="Type to add a category"
      createItemLabel="Add “%{item}”"
      helperText="Campaigns that are exclusive by category exclude other sponsors in the same category."
    />
  );
}
