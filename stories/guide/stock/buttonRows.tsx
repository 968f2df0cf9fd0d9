import '#theme/stock/registerStock';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { UserIcon } from '@/ui/media/icons';
import { pressed, type State, type StockRow } from './StateTable';

const colors = ['primary', 'secondary', 'success', 'error'] as const;

const buttons = (variant: 'contained' | 'outlined' | 'text') => (state: State) =>
  [...colors, 'inherit' as const].map((color) => (
    <Button key={color} variant={variant} color={color} disabled={state === 'disabled'}>
      {color}
    </Button>
  ));

const chips = (variant: 'filled' | 'outlined') => (state: State) =>
  [...colors, 'default' as const].map((color) => (
    <Chip
      key={color}
      variant={variant}
      color={color}
      label={color}
      onClick={() => undefined}
      disabled={state === 'disabled'}
    />
  ));

export const buttonRows: readonly StockRow[] = [
  { part: 'Button contained', states: pressed, draw: buttons('contained') },
  { part: 'Button outlined', states: pressed, draw: buttons('outlined') },
  { part: 'Button text', states: pressed, draw: buttons('text') },
  {
    part: 'ButtonGroup',
    states: pressed,
    draw: (state) => (
      <ButtonGroup disabled={state === 'disabled'}>
        <Button>one</Button>
        <Button>two</Button>
      </ButtonGroup>
    ),
  },
  {
    part: 'IconButton',
    states: pressed,
    draw: (state) =>
      [...colors, 'default' as const].map((color) => (
        <IconButton key={color} color={color} aria-label={color} disabled={state === 'disabled'}>
          <UserIcon />
        </IconButton>
      )),
  },
  {
    part: 'Fab',
    states: pressed,
    draw: (state) =>
      [...colors, 'default' as const].map((color) => (
        <Fab key={color} size="small" color={color} aria-label={color} disabled={state === 'disabled'}>
          <UserIcon />
        </Fab>
      )),
  },
  {
    part: 'ToggleButton',
    states: [...pressed, 'selected'],
    draw: (state) => (
      <ToggleButtonGroup
        size="small"
        aria-label={state}
        value={state === 'selected' ? 'left' : null}
        disabled={state === 'disabled'}
      >
        <ToggleButton value="left">left</ToggleButton>
        <ToggleButton value="right">right</ToggleButton>
      </ToggleButtonGroup>
    ),
  },
  { part: 'Chip filled', states: pressed, draw: chips('filled') },
  { part: 'Chip outlined', states: pressed, draw: chips('outlined') },
  {
    part: 'Link',
    states: ['rest', 'hover', 'focus'],
    draw: () =>
      (['primary', 'secondary', 'error', 'textPrimary'] as const).map((color) => (
        <Link key={color} href="#here" color={color}>
          {color}
        </Link>
      )),
  },
];
