import '#theme/stock/registerStock';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import type { ReactElement } from 'react';
import { pressed, type State, type StockRow } from './StateTable';

const chosen = [...pressed, 'selected'] as const;
const colors = ['primary', 'secondary', 'success', 'error'] as const;

interface Given {
  checked: boolean;
  color: (typeof colors)[number];
}

const inEachColor = (control: (given: Given) => ReactElement) => (state: State) =>
  (state === 'selected' ? colors : (['primary'] as const)).map((color) => (
    <FormControlLabel
      key={color}
      label={color}
      disabled={state === 'disabled'}
      control={control({ color, checked: state === 'selected' })}
    />
  ));

export const choiceRows: readonly StockRow[] = [
  { part: 'Checkbox', states: chosen, draw: inEachColor((given) => <Checkbox {...given} />) },
  { part: 'Radio', states: chosen, draw: inEachColor((given) => <Radio {...given} />) },
  { part: 'Switch', states: chosen, draw: inEachColor((given) => <Switch {...given} />) },
  {
    part: 'Slider',
    states: pressed,
    draw: (state) =>
      colors.map((color) => (
        <Slider
          key={color}
          color={color}
          defaultValue={40}
          aria-label={color}
          disabled={state === 'disabled'}
        />
      )),
  },
  {
    part: 'Slider with its value',
    states: ['rest'],
    draw: () => (
      <Slider
        defaultValue={40}
        step={20}
        marks
        valueLabelDisplay="on"
        aria-label="value"
        style={{ marginTop: 40 }}
      />
    ),
  },
  {
    part: 'Rating',
    states: pressed,
    draw: (state) => <Rating name={`rating-${state}`} value={3} disabled={state === 'disabled'} />,
  },
];
