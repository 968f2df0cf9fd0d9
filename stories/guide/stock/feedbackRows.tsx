import '#theme/stock/registerStock';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import SnackbarContent from '@mui/material/SnackbarContent';
import type { StockRow } from './StateTable';

const rest = ['rest'] as const;
const colors = ['primary', 'secondary', 'success', 'error'] as const;

const alerts = (variant: 'standard' | 'outlined' | 'filled') => () =>
  (['success', 'info', 'warning', 'error'] as const).map((severity) => (
    <Alert key={severity} variant={variant} severity={severity} role="note" onClose={() => undefined}>
      {severity}
    </Alert>
  ));

export const feedbackRows: readonly StockRow[] = [
  { part: 'Alert standard', states: rest, draw: alerts('standard') },
  { part: 'Alert outlined', states: rest, draw: alerts('outlined') },
  { part: 'Alert filled', states: rest, draw: alerts('filled') },
  {
    part: 'Snackbar',
    states: rest,
    draw: () => <SnackbarContent role="note" message="Saved" action={<Button size="small">Undo</Button>} />,
  },
  {
    part: 'LinearProgress',
    states: rest,
    draw: () =>
      colors.map((color) => (
        <LinearProgress
          key={color}
          color={color}
          variant="determinate"
          value={60}
          aria-label={color}
          style={{ flex: '1 0 120px' }}
        />
      )),
  },
  {
    part: 'CircularProgress',
    states: rest,
    draw: () =>
      colors.map((color) => (
        <CircularProgress
          key={color}
          color={color}
          variant="determinate"
          value={70}
          size={28}
          aria-label={color}
        />
      )),
  },
  {
    part: 'Badge, Avatar',
    states: rest,
    draw: () =>
      colors.map((color) => (
        <Badge key={color} color={color} badgeContent={4}>
          <Avatar>{color.slice(0, 1)}</Avatar>
        </Badge>
      )),
  },
  {
    part: 'Skeleton',
    states: rest,
    draw: () => <Skeleton variant="rounded" width={120} height={24} animation={false} />,
  },
];
