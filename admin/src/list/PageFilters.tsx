import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { FilterLiveForm, ListContextProvider, ResourceContextProvider } from 'react-admin';

type Props = {
  resource: string;
  values: Record<string, unknown>;
  onChange: (values: Record<string, unknown>) => void;
  children: ReactNode;
};

/** Filters of a page that shows a resource's records otherwise than as a list. Children: react-admin inputs. */
export const PageFilters = ({ resource, values, onChange, children }: Props) => (
  <ResourceContextProvider value={resource}>
    <ListContextProvider value={{ filterValues: values, setFilters: onChange } as never}>
      <FilterLiveForm>
        <Stack
          direction="row"
          sx={{
            gap: 1,
            flexWrap: 'wrap',
            '& > *': { flex: { xs: '1 1 140px', sm: '0 1 200px' } },
            '& .MuiFormHelperText-root': { display: 'none' },
          }}
        >
          {children}
        </Stack>
      </FilterLiveForm>
    </ListContextProvider>
  </ResourceContextProvider>
);
