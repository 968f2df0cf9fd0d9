import '#theme/stock/registerStock';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { CaretDownIcon } from '@/ui/media/icons';
import { pressed, type StockRow } from './StateTable';

const rest = ['rest'] as const;

export const surfaceRows: readonly StockRow[] = [
  {
    part: 'Card',
    states: rest,
    draw: () => (
      <Card>
        <CardContent>
          <Typography variant="h4" component="p">
            Title
          </Typography>
          <Typography color="textSecondary">Second line</Typography>
          <Divider />
          <Typography variant="caption">Caption</Typography>
        </CardContent>
      </Card>
    ),
  },
  {
    part: 'Accordion',
    states: pressed,
    draw: (state) => (
      <Accordion defaultExpanded disabled={state === 'disabled'}>
        <AccordionSummary expandIcon={<CaretDownIcon />}>Summary</AccordionSummary>
        <AccordionDetails>Details</AccordionDetails>
      </Accordion>
    ),
  },
  {
    part: 'Table',
    states: ['rest', 'hover', 'selected'],
    draw: (state) => (
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            <TableCell>Stake</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow hover selected={state === 'selected'}>
            <TableCell>20/11</TableCell>
            <TableCell>1.000</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    ),
  },
  {
    part: 'Typography',
    states: rest,
    draw: () =>
      (
        ['textPrimary', 'textSecondary', 'textDisabled', 'primary', 'secondary', 'success', 'error'] as const
      ).map((color) => (
        <Typography key={color} color={color}>
          {color}
        </Typography>
      )),
  },
];
