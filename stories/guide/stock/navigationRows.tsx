import '#theme/stock/registerStock';
import AppBar from '@mui/material/AppBar';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { HouseIcon, UserIcon } from '@/ui/media/icons';
import { pressed, type StockRow } from './StateTable';

const chosen = [...pressed, 'selected'] as const;

export const navigationRows: readonly StockRow[] = [
  {
    part: 'Tabs',
    states: chosen,
    draw: (state) => (
      <Tabs value={state === 'selected' ? 0 : false} aria-label={`tabs ${state}`}>
        <Tab label="First" disabled={state === 'disabled'} />
        <Tab label="Second" disabled={state === 'disabled'} />
      </Tabs>
    ),
  },
  {
    part: 'MenuItem',
    states: chosen,
    draw: (state) => (
      <Paper>
        <MenuList aria-label={`menu ${state}`}>
          <MenuItem selected={state === 'selected'} disabled={state === 'disabled'}>
            Command
          </MenuItem>
        </MenuList>
      </Paper>
    ),
  },
  {
    part: 'ListItemButton',
    states: chosen,
    draw: (state) => (
      <List dense>
        <ListItem disablePadding>
          <ListItemButton selected={state === 'selected'} disabled={state === 'disabled'}>
            <ListItemText primary="Row" secondary="Second line" />
          </ListItemButton>
        </ListItem>
      </List>
    ),
  },
  {
    part: 'Pagination',
    states: chosen,
    draw: (state) => (
      <Pagination
        count={3}
        variant="outlined"
        page={state === 'selected' ? 2 : 0}
        disabled={state === 'disabled'}
        aria-label={`pages ${state}`}
      />
    ),
  },
  {
    part: 'BottomNavigation',
    states: ['rest', 'hover', 'focus', 'selected'],
    draw: (state) => (
      <BottomNavigation showLabels value={state === 'selected' ? 0 : null}>
        <BottomNavigationAction label="Home" icon={<HouseIcon />} />
        <BottomNavigationAction label="Me" icon={<UserIcon />} />
      </BottomNavigation>
    ),
  },
  {
    part: 'Breadcrumbs',
    states: ['rest', 'hover'],
    draw: (state) => (
      <Breadcrumbs aria-label={`path ${state}`}>
        <Link href="#home">Home</Link>
        <Typography>Here</Typography>
      </Breadcrumbs>
    ),
  },
  {
    part: 'AppBar',
    states: ['rest'],
    draw: () => (
      <AppBar position="static" component="div">
        <Toolbar variant="dense">
          <Typography>Title</Typography>
          <Button color="inherit">Login</Button>
        </Toolbar>
      </AppBar>
    ),
  },
  {
    part: 'Stepper',
    states: ['rest'],
    draw: () => (
      <Stepper activeStep={1} alternativeLabel style={{ flex: 1, minWidth: 400 }}>
        {['Done', 'Now', 'Failed', 'Later'].map((step) => (
          <Step key={step}>
            <StepLabel error={step === 'Failed'}>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
    ),
  },
];
