import '#theme/stock/registerStock';
import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { State, StockRow } from './StateTable';

const typed = ['rest', 'hover', 'focus', 'disabled', 'error'] as const satisfies readonly State[];

const field = (variant: 'outlined' | 'filled' | 'standard') => (state: State) => (
  <TextField
    variant={variant}
    size="small"
    label="Label"
    defaultValue="Value"
    helperText="Helper"
    disabled={state === 'disabled'}
    error={state === 'error'}
  />
);

const options = ['Alpha', 'Beta'];

export const fieldRows: readonly StockRow[] = [
  { part: 'TextField outlined', states: typed, draw: field('outlined') },
  { part: 'TextField filled', states: typed, draw: field('filled') },
  { part: 'TextField standard', states: typed, draw: field('standard') },
  {
    part: 'Select',
    states: typed,
    draw: (state) => (
      <TextField
        select
        size="small"
        label="Select"
        defaultValue="Alpha"
        disabled={state === 'disabled'}
        error={state === 'error'}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
    ),
  },
  {
    part: 'Autocomplete',
    states: ['rest', 'hover', 'focus', 'disabled'],
    draw: (state) => (
      <Autocomplete
        size="small"
        fullWidth
        options={options}
        defaultValue="Alpha"
        disabled={state === 'disabled'}
        renderInput={(params) => <TextField {...params} label="Autocomplete" />}
      />
    ),
  },
];
